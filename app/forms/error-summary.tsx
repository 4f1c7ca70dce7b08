import type { FormMetadata } from "@conform-to/react";
import { useState } from "react";
import { m } from "../messages/m.ts";

interface Props {
  form: FormMetadata;
  /** The pages of fields that stand on another one, by their names. */
  elsewhere?: Record<string, string> | undefined;
  /** What is wrong with several fields, in one sentence, where it is the same with all. */
  inOne?: string | undefined;
}

/** What is wrong, each fault with the way to its field; of a single one nothing else is to be seen. */
export function ErrorSummary({ form, elsewhere, inOne }: Props) {
  const { id, errorId, status, allErrors } = form;
  const [hasFailed, setHasFailed] = useState(status === "error");
  if (status === "error" && !hasFailed) setHasFailed(true);
  if (!hasFailed) return null;
  const { "": whole = [], ...fields } = allErrors;
  const names = Object.keys(fields);
  const ofFields = names.map((name) => [name, fields[name]?.[0]]);
  const faults = inOne ? [[names[0], inOne]] : [...whole.map((message) => ["", message]), ...ofFields];
  const count = whole.length + names.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
    <div id={errorId} className="error-summary" role="alert" tabIndex={-1} autoFocus hidden={count === 0}>
      <h2 className={faults.length > 1 ? undefined : "visually-hidden"}>
        {faults.length > 1 ? m.formFaults() : m.formFault()}
      </h2>
      <ul className="faults">
        {faults.map(([name = "", message]) => (
          <li key={name + message}>
            {name ? <a href={`${elsewhere?.[name] ?? ""}#${id}-${name}`}>{message}</a> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}
