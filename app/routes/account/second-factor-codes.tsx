import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { m } from "../../messages/m.ts";

export function SecondFactorCodes({ codes }: { codes: string[] }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads her to what came of it */}
      <p role="status" tabIndex={-1} autoFocus ref={lead}>
        {m.accountSecondWriteCodes()}
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>{m.accountSecondEachOnce()}</p>
      <p className="actions">
        <Link className="button main" to={href("/account")} replace preventScrollReset>
          {m.accountCodesWritten()}
        </Link>
      </p>
    </>
  );
}
