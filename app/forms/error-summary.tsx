import type { FormMetadata } from "@conform-to/react";
import { useState } from "react";
import { m } from "../messages/m.ts";

interface Props {
  form: Pick<FormMetadata, "id" | "errorId" | "status" | "allErrors">;
  /** The pages of fields that stand on another one, by their names. */
  elsewhere?: Record<string, string> | undefined;
}

/** What is wrong, each fault with the way to its field; of a single one nothing else is to be seen. */
export function ErrorSummary({ form, elsewhere }: Props) {
  const { id, errorId, status, allErrors } = form;
  const [hasFailed, setHasFailed] = useState(status === "error");
  if (status === "error" && !hasFailed) setHasFailed(true);
  if (!hasFailed) return null;
  const { "": whole = [], ...fields } = allErrors;
  const names = Object.keys(fields);
  const count = whole.length + names.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
    <div id={errorId} className="error-summary" role="alert" tabIndex={-1} autoFocus hidden={count === 0}>
      <h2 className={count > 1 ? undefined : "visually-hidden"}>{count > 1 ? m.formFaults() : m.formFault()}</h2>
      <ul className="faults">
        {whole.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {names.map((name) => (
          <li key={name}>
            <a href={`${elsewhere?.[name] ?? ""}#${id}-${name}`}>{fields[name]?.[0]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
