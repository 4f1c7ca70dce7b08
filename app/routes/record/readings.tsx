import { Link } from "react-router";
import { TextIn } from "../../components/text-in.tsx";
import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";
import { ReadingLine } from "./reading-line.tsx";
import type { ReadingSection } from "./shown-readings.ts";

export function Readings({
  section: { kind, name, title = name, line, about, readings, more },
}: {
  section: ReadingSection;
}) {
  return (
    <section className="growth" aria-labelledby={kind}>
      <h2 id={kind}>{title}</h2>
      <div className="card">
        {line ? <ReadingLine line={line} /> : null}
        {line && about ? <p className="hint">{about}</p> : null}
        <table>
          <thead>
            <tr>
              <th scope="col">{m.recordDay()}</th>
              <th scope="col">{m.recordReading()}</th>
            </tr>
          </thead>
          <tbody>
            {readings.map(({ id, to, day, value, advice }) => (
              <tr key={id}>
                <th scope="row">{day}</th>
                <td>
                  <Link className="button text" to={to} preventScrollReset>
                    <span className="visually-hidden">{m.recordChange()} </span>
                    {value}
                    <Icon name="chevron-right" />
                  </Link>
                  {advice ? (
                    <TextIn as="p" className={advice.isUrgent ? "error" : "hint"} language={advice.textLanguage}>
                      {advice.words}
                    </TextIn>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {more ? (
          <p>
            <Link to={more.to}>{m.recordAll({ total: more.total })}</Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}
