import { SIZE, type Line } from "./line.ts";

export function ReadingLine({ line: { label, ticks, days, lines } }: { line: Line }) {
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {ticks.map(({ y, words }) => (
        <g key={y}>
          <path className="grid" d={`M${SIZE.left} ${y}H${SIZE.width - SIZE.right}`} />
          <text x="0" y={y + 5}>
            {words}
          </text>{" "}
        </g>
      ))}
      {days.map(({ x, words, anchor }) => (
        <text key={anchor} x={x} y={SIZE.height - 8} textAnchor={anchor}>
          {`${words} `}
        </text>
      ))}
      <path className="axis" d={`M${SIZE.left} ${SIZE.height - SIZE.bottom}H${SIZE.width - SIZE.right}`} />
      {lines.map(({ name, points }) => (
        <g key={name}>
          <polyline className="line" points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
          {points.map(({ id, x, y }) => (
            <circle key={id} className="named" cx={x} cy={y} r="4" />
          ))}
        </g>
      ))}
    </svg>
  );
}
