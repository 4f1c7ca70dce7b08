import type { ShownDecision } from "./shown-case.ts";
import { decidedInWords, subjectInWords } from "./words.ts";

/** What was decided against the author of a case before: how often at a glance, and each with its reason. */
export function History({ history, under }: { history: ShownDecision[]; under: string }) {
  if (history.length === 0) return <p className="quiet">Nothing was decided {under} before.</p>;
  const counts = [...Map.groupBy(history, ({ kind }) => kind)].map(
    ([kind, { length }]) => `${decidedInWords[kind].toLowerCase()} ${length === 1 ? "once" : `${length} times`}`,
  );
  return (
    <details className="more">
      <summary>
        Before, {under}: {counts.join(", ")}
      </summary>
      <ul>
        {history.map(({ _id, kind, about, reason, made, until }) => (
          <li key={_id}>
            {decidedInWords[kind]}
            {until ? ` until ${until}` : null} for {subjectInWords[about]},{" "}
            <time dateTime={made.dateTime}>{made.label}</time>: <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
