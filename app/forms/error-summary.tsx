import { useEffect, useRef } from "react";
import type { ServerForm } from "./use-form.ts";

export function ErrorSummary({ form }: { form: ServerForm }) {
  const box = useRef<HTMLDivElement>(null);
  const { id, result, errors } = form;
  const lines = Object.entries(form.fieldErrors);
  const count = lines.length + errors.length;
  const isShown = result?.status === "error";
  const isFilled = isShown && count > 0;
  const shown = useRef<typeof result>(undefined);
  useEffect(() => {
    // Shown once per answer, not each time that a corrected field is wrong again.
    if (!isFilled || shown.current === result) return;
    shown.current = result;
    box.current?.focus();
  }, [isFilled, result]);
  if (!isShown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus hidden={!isFilled} ref={box}>
      <h2>{count > 1 ? "Some things need your attention" : "Something needs your attention"}</h2>
      <ul>
        {errors.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {lines.map(([name, messages]) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>{messages[0]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
