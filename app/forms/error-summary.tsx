import type { FormMetadata } from "@conform-to/react";
import { useState } from "react";
import { m } from "../messages/m.ts";

interface Props {
  form: FormMetadata;
  /** The pages of fields that stand on another one, by their names. */
  elsewhere?: Record<string, string> | undefined;
}

export function ErrorSummary({ form, elsewhere }: Props) {
  const { id, errorId, status, allErrors } = form;
  const [hasFailed, setHasFailed] = useState(status === "error");
  if (status === "error" && !hasFailed) setHasFailed(true);
  if (!hasFailed) return null;
  const { "": whole = [], ...fields } = allErrors;
  const lines = Object.entries(fields);
  const count = whole.length + lines.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
    <div id={errorId} className="error-summary" role="alert" tabIndex={-1} autoFocus hidden={count === 0}>
      <h2>{count > 1 ? m.formFaults() : m.formFault()}</h2>
      <ul>
        {whole.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {lines.map(([name, messages]) => (
          <li key={name}>
            <a href={`${elsewhere?.[name] ?? ""}#${id}-${name}`}>{messages[0]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
