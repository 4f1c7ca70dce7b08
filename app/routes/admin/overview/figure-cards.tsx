import { Link } from "react-router";

export interface FigureOfDesk {
  name: string;
  to: string;
  value: number;
  hint: string;
  isWaiting: boolean;
  /** Of the last days, the oldest first. */
  trend: number[];
}

export function FigureCards({ figures }: { figures: FigureOfDesk[] }) {
  return (
    <ul className="desk-figures">
      {figures.map(({ name, to, value, hint, isWaiting, trend }) => (
        <li key={name} className={isWaiting ? "card waiting" : "card"}>
          <Link to={to}>{name}</Link> <strong>{value}</strong> <span className="hint">{hint}</span>
          <Trend values={trend} />
        </li>
      ))}
    </ul>
  );
}

const SIZE = { width: 100, height: 32, edge: 2 };

/** The words beside it say the same. */
function Trend({ values }: { values: number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    high === low ? SIZE.height / 2 : SIZE.edge + ((high - value) / (high - low)) * (SIZE.height - 2 * SIZE.edge);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * SIZE.width;
    return `${Math.round(x * 10) / 10},${Math.round(y(value) * 10) / 10}`;
  });
  return (
    <svg
      className="trend"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      width={SIZE.width}
      height={SIZE.height}
    >
      <polyline vectorEffect="non-scaling-stroke" points={points.join(" ")} />
    </svg>
  );
}
