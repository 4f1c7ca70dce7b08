import type { ShownDecision } from "./shown-case.ts";
import { decidedInWords, subjectInWords } from "./words.ts";

interface Props {
  history: ShownDecision[];
  under: string;
  isAnswer?: boolean;
}

export function History({ history, under, isAnswer = false }: Props) {
  if (history.length === 0)
    return (
      <p className="quiet">
        No earlier decisions {under}
        {isAnswer ? " before this one" : null}.
      </p>
    );
  const counts = [...Map.groupBy(history, ({ kind }) => kind)].map(
    ([kind, { length }]) => `${decidedInWords[kind].toLowerCase()} ${length === 1 ? "once" : `${length} times`}`,
  );
  return (
    <details className="more">
      <summary>
        Earlier decisions {under}: {counts.join(", ")}
      </summary>
      <ul>
        {history.map(({ id, kind, about, reason, made, until }) => (
          <li key={id}>
            {decidedInWords[kind]}
            {until ? (
              <>
                {" "}
                until <time dateTime={until.dateTime}>{until.label}</time>
              </>
            ) : null}{" "}
            for {subjectInWords[about]}, <time dateTime={made.dateTime}>{made.label}</time>: <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
