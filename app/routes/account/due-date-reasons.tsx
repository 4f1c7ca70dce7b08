import type { whichDate } from "./which-date.ts";

export type Reasons = NonNullable<ReturnType<typeof whichDate>>;

/** What her due date rests on and, when she opens it, why that and nothing else. */
export function DueDateReasons({ reasons }: { reasons: Reasons }) {
  const { sentence, notCertain, growth, several, dates, rules, late, advice, sources } = reasons;
  return (
    <>
      <p className="quiet">{sentence}</p>
      {notCertain ? <p>{notCertain}</p> : null}
      {growth ? <p>{growth}</p> : null}
      {several ? <p>{several}</p> : null}
      <details className="more">
        <summary>Which date counts, and why</summary>
        {dates.length > 1 ? (
          <dl className="facts">
            {dates.map(({ name, day }) => (
              <div key={`${name} ${day}`}>
                <dt>{name}</dt>
                <dd>{day}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p>Of what you told us we take what is surest, in this order:</p>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p>{late}</p>
        <p>{advice}</p>
        <p className="quiet">Sources:</p>
        <ul className="quiet">
          {sources.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
