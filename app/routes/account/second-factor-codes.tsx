import { useEffect, useRef } from "react";
import { href, Link } from "react-router";

export function SecondFactorCodes({ codes }: { codes: string[] }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads her to what came of it */}
      <p role="status" tabIndex={-1} autoFocus ref={lead}>
        It is on. Write these recovery codes on paper now: they are not shown again.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>Where you have no phone, each of them works once in place of a code of the app.</p>
      <p className="actions">
        <Link className="button main" to={href("/account")} replace preventScrollReset>
          I have written them down
        </Link>
      </p>
    </>
  );
}
