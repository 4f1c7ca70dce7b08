import type { Line } from "./frame.ts";

export function ReadingLine({ line: { label, viewBox, axis, unit, ticks, days, bands, lines } }: { line: Line }) {
  return (
    <svg viewBox={viewBox} role="img" aria-label={label}>
      {unit ? (
        <text x="40" y="12">
          {`${unit} `}
        </text>
      ) : null}
      {ticks.map(({ y, path, words }) => (
        <g key={y}>
          <path className="grid" d={path} />
          <text x="0" y={y + 5}>
            {words}
          </text>{" "}
        </g>
      ))}
      {days.map(({ x, y, words, anchor }) => (
        <text key={x} x={x} y={y} textAnchor={anchor}>
          {`${words} `}
        </text>
      ))}
      <path className="axis" d={axis} />
      {bands?.map(({ name, points, isMiddle, label: place }) => (
        <g key={name}>
          <polyline className={isMiddle ? "band axis" : "band leader"} fill="none" points={points} />
          {place ? (
            <text x={place.x} y={place.y} textAnchor="end">
              {`${name} `}
            </text>
          ) : null}
        </g>
      ))}
      {lines.map(({ name, points, dots, word }) => (
        <g key={name}>
          <polyline className="line" points={points} />
          {dots.map(({ id, x, y }) => (
            <circle key={id} className="named" cx={x} cy={y} r="4" />
          ))}
          {word ? (
            <text className="named" x={word.x} y={word.y} textAnchor="end">
              {`${word.text} `}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
