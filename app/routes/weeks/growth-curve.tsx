interface Props {
  /** Median weight in grams at completed weeks, from the growth standard. */
  points: { week: number; grams: number }[];
  own: number;
}

const SIZE = { width: 640, height: 300, left: 56, right: 16, top: 16, bottom: 40 };
const TOP_GRAMS = 4_000;

export function GrowthCurve({ points, own }: Props) {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last) return null;
  const x = (week: number) =>
    round(SIZE.left + ((week - first.week) / (last.week - first.week)) * (SIZE.width - SIZE.left - SIZE.right));
  const y = (grams: number) =>
    round(SIZE.height - SIZE.bottom - (grams / TOP_GRAMS) * (SIZE.height - SIZE.top - SIZE.bottom));
  const mine = points.find(({ week }) => week === own);
  const label = mine ? `Week ${mine.week}: about ${kilograms(mine.grams)}` : "";
  const isLate = mine !== undefined && x(mine.week) > SIZE.width / 2;
  return (
    <section className="growth" aria-labelledby="growth">
      <h2 id="growth">Weight by week</h2>
      <p className="quiet">
        The middle line of many healthy babies. Yours may well be above or below it; your midwife looks at how it goes
        on, not at one number.
      </p>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={`Weight of the baby, weeks ${first.week} to ${last.week}. ${label}`}
      >
        {[1000, 2000, 3000, 4000].map((grams) => (
          <g key={grams}>
            <line className="grid" x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={y(grams)} y2={y(grams)} />
            <text x={SIZE.left - 8} y={y(grams) + 5} textAnchor="end">
              {grams / 1000} kg
            </text>{" "}
          </g>
        ))}
        <line className="axis" x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={y(0)} y2={y(0)} />
        {points
          .filter(({ week }) => week % 4 === 0)
          .map(({ week }) => (
            <text key={week} x={x(week)} y={SIZE.height - 14} textAnchor="middle">
              {`${week} `}
            </text>
          ))}
        <polyline className="curve" points={points.map(({ week, grams }) => `${x(week)},${y(grams)}`).join(" ")} />
        {mine ? (
          <>
            <circle className="mine" cx={x(mine.week)} cy={y(mine.grams)} r="7" />
            <text
              className="mine"
              x={x(mine.week) + (isLate ? -14 : 14)}
              y={y(mine.grams) + (isLate ? -12 : 28)}
              textAnchor={isLate ? "end" : "start"}
            >
              {label}
            </text>
          </>
        ) : null}
      </svg>
      <details>
        <summary>The same as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Weight, about</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ week, grams }) => (
              <tr key={week} aria-current={week === own ? "true" : undefined}>
                <th scope="row">{week}</th>
                <td>{kilograms(grams)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="source">
        Source:{" "}
        <a href="https://intergrowth21.tghn.org/" rel="noopener">
          INTERGROWTH-21st, Stirnemann and others, 2020
        </a>
      </p>
    </section>
  );
}

function kilograms(grams: number) {
  return grams < 1000 ? `${Math.round(grams / 10) * 10} g` : `${(grams / 1000).toFixed(1)} kg`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
