/** Null where nothing was counted. */
export interface DayValue {
  /** YYYY-MM-DD */
  day: string;
  value: number | null;
}

interface Props {
  id: string;
  title: string;
  hint?: string | undefined;
  values: DayValue[];
  inWords?: (value: number) => string;
  dateInWords: (day: string) => string;
}

/** With fewer days the chart keeps this width, the latest at its end, so that the bars stay narrow. */
const DAYS_MIN = 14;
const SIZE = { width: 480, height: 200, left: 76, right: 8, top: 12, bottom: 32 };

export function DailyChart({ id, title, hint, values, inWords = String, dateInWords }: Props) {
  const [first, last] = [values.at(0), values.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...values.map(({ value }) => value ?? 0));
  const top = roundTop(most);
  const isFull = values.length >= DAYS_MIN;
  const step = (SIZE.width - SIZE.left - SIZE.right) / Math.max(values.length, DAYS_MIN);
  const x = (index: number) => round(SIZE.width - SIZE.right - (values.length - index) * step + step * 0.1);
  const y = (value: number) =>
    round(SIZE.height - SIZE.bottom - (value / top) * (SIZE.height - SIZE.top - SIZE.bottom));
  const latest = last.value === null ? "not counted yet" : inWords(last.value);
  const isDrawn = most > 0 && first !== last;
  return (
    <section className="growth" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {most === 0 ? <p>{values.every(({ value }) => value === null) ? "Not counted yet." : "None yet."}</p> : null}
      {most > 0 && !isDrawn ? (
        <p>
          <strong>{latest}</strong> on {dateInWords(last.day)}
        </p>
      ) : null}
      {isDrawn ? (
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          role="img"
          aria-label={`${title}, ${dateInWords(first.day)} to ${dateInWords(last.day)}. The last day: ${latest}`}
        >
          {[top / 2, top].map((value) => (
            <g key={value}>
              <line className="grid" x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={y(value)} y2={y(value)} />
              <text x={SIZE.left - 8} y={y(value) + 5} textAnchor="end">
                {inWords(value)}
              </text>{" "}
            </g>
          ))}
          {values.map(({ day, value }, index) => (
            <rect
              key={day}
              className="bar"
              x={x(index)}
              y={y(value ?? 0)}
              width={round(step * 0.8)}
              height={round(y(0) - y(value ?? 0))}
            />
          ))}
          <line className="axis" x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={y(0)} y2={y(0)} />
          {isFull ? (
            <text x={SIZE.left} y={SIZE.height - 8}>
              {dateInWords(first.day)}
            </text>
          ) : null}{" "}
          <text x={SIZE.width - SIZE.right} y={SIZE.height - 8} textAnchor="end">
            {isFull ? dateInWords(last.day) : `${dateInWords(first.day)} to ${dateInWords(last.day)}`}
          </text>
        </svg>
      ) : null}
      {hint ? <p className="quiet">{hint}</p> : null}
      {isDrawn ? (
        <details>
          <summary>
            Show as a table<span className="visually-hidden">: {title}</span>
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {values.toReversed().map(({ day, value }) => (
                <tr key={day}>
                  <th scope="row">{dateInWords(day)}</th>
                  <td>{value === null ? "not counted" : inWords(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </section>
  );
}

/** Rounds up to 2, 4, 10, 20, 40, 100 and so on, so that half of it is a whole number too. */
function roundTop(most: number) {
  const tens = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [2, 4, 10].map((times) => times * tens).find((top) => top >= most) ?? 10 * tens;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
