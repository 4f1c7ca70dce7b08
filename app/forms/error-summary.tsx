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

/** What a field says itself is not said twice, where it is all that is wrong: the summary only leads there. */
export function ErrorSummary({ form, elsewhere, inOne }: Props) {
  const { id, errorId, status, allErrors } = form;
  const [hasFailed, setHasFailed] = useState(status === "error");
  if (status === "error" && !hasFailed) setHasFailed(true);
  if (!hasFailed) return null;
  const { "": whole = [], ...fields } = allErrors;
  const names = Object.keys(fields);
  const [first = ""] = names;
  const count = whole.length + names.length;
  const isLink = inOne || (first && count === 1 && !elsewhere?.[first]);
  const title = inOne ?? (count > 1 ? m.formFaults() : m.formFault());
  const toFirst = `#${id}-${first}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
    <div id={errorId} className="error-summary" role="alert" tabIndex={-1} autoFocus hidden={count === 0}>
      <h2>{isLink ? <a href={toFirst}>{title}</a> : title}</h2>
      {inOne ? null : (
        <ul className={isLink ? "visually-hidden" : "faults"}>
          {whole.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {names.map((name) => (
            <li key={name}>
              {isLink ? fields[name] : <a href={`${elsewhere?.[name] ?? ""}#${id}-${name}`}>{fields[name]?.[0]}</a>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
