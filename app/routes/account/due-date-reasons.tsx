import type { whichDate } from "./which-date.ts";

export type Reasons = NonNullable<ReturnType<typeof whichDate>>;

export function DueDateReasons({ reasons }: { reasons: Reasons }) {
  const { sentence, said, dates, order, rules, notes, sources } = reasons;
  return (
    <>
      <p className="quiet">{sentence}</p>
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
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
        <p>{order}</p>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
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
