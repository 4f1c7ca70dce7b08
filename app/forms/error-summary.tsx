import type { FormMetadata } from "@conform-to/react";
import { useState } from "react";
import { m } from "../messages/m.ts";

interface Props {
  form: FormMetadata;
  /** The pages of fields that stand on another one, by their names. */
  elsewhere?: Record<string, string> | undefined;
  /** What is wrong with several fields, in one sentence, where it is the same with all. */
  inOne?: (count: number) => string;
}

/** What a field says itself is not said twice, where it is all that is wrong: the summary only leads there. */
export function ErrorSummary({ form, elsewhere, inOne }: Props) {
  const { id, errorId, status, allErrors } = form;
  const [hasFailed, setHasFailed] = useState(status === "error");
  if (status === "error" && !hasFailed) setHasFailed(true);
  if (!hasFailed) return null;
  const { "": whole = [], ...fields } = allErrors;
  const lines = Object.entries(fields).map(([name, [message = ""]]) => ({
    message,
    to: `${elsewhere?.[name] ?? ""}#${id}-${name}`,
  }));
  const count = whole.length + lines.length;
  const [first] = lines;
  const isOne = count === 1 && first?.to.startsWith("#");
  const isSame = inOne && count > 1 && whole.length === 0;
  const title = count > 1 ? m.formFaults() : m.formFault();
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
    <div id={errorId} className="error-summary" role="alert" tabIndex={-1} autoFocus hidden={count === 0}>
      <h2>{first && (isOne || isSame) ? <a href={first.to}>{isSame ? inOne(count) : title}</a> : title}</h2>
      {isSame ? null : (
        <ul className={isOne ? "visually-hidden" : "faults"}>
          {whole.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {lines.map(({ message, to }) => (
            <li key={to}>{isOne ? message : <a href={to}>{message}</a>}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
