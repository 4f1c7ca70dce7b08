import type { Curve } from "./curve.ts";
import { Rich } from "../../components/rich.tsx";
import { across, BELOW, level, round, SIZE, up, VIEW_BOX } from "../../format/chart.ts";
import { m } from "../../messages/m.ts";

const TOP_GRAMS = 4_000;
/** Of the longest label, 'Week 38: 3.1 KG', in the widest of the letters that phones have. */
const LABEL_WIDTH = 176;
const ABOVE_CURVE = 16;
const ABOVE_LINE = 5;
const LABEL_HEIGHT = 14;
const KILOGRAMS = [1, 2, 3, 4];

export function GrowthCurve({ curve: { points, own, chosen } }: { curve: Curve }) {
  const dots = points.map(({ week, grams, weight }) => ({ week, weight, x: x(week), y: y(grams) }));
  const named = dots.find(({ week }) => week === own) ?? dots.find(({ week }) => week === chosen);
  const other = chosen === named?.week ? undefined : dots.find(({ week }) => week === chosen);
  const ring = other ? m.weekCurveRing(other) : null;
  const [first, last] = [points.at(0), points.at(-1)];
  if (!named || !first || !last) return null;
  const label = m.weekCurvePoint(named);
  const inWords = { first: first.week, last: last.week, week: named.week, weight: named.weight };
  const { anchor, at, start } = placeOf(named.x);
  const beneath = dots.filter((dot) => dot.x >= start && dot.x <= start + LABEL_WIDTH).map((dot) => dot.y);
  const height = betweenLines(Math.min(...beneath, named.y) - ABOVE_CURVE);

  function x(week: number) {
    const [from = 0, to = 1] = [points.at(0)?.week, points.at(-1)?.week];
    return across((week - from) / (to - from));
  }

  return (
    <section className="growth" aria-labelledby="growth">
      <h2 id="growth">{m.weekCurveTitle()}</h2>
      <p className="hint">{m.weekCurveText()}</p>
      <div className="card">
        <svg
          viewBox={VIEW_BOX}
          role="img"
          aria-label={
            other
              ? m.weekCurveLabelRing({ ...inWords, other: other.week, otherWeight: other.weight })
              : m.weekCurveLabel(inWords)
          }
        >
          {KILOGRAMS.map((kilograms) => (
            <g key={kilograms}>
              <path className="grid" d={level(y(kilograms * 1000))} />
              <text x="0" y={y(kilograms * 1000) + 5}>
                {m.figureKilograms({ amount: kilograms })}
              </text>{" "}
            </g>
          ))}
          {points
            .filter(({ week }) => week % 4 === 0)
            .map(({ week }) => (
              <text key={week} x={x(week)} y={BELOW} textAnchor="middle">
                {`${week} `}
              </text>
            ))}
          <path className="axis" d={level(y(0))} />
          <path className="leader" d={`M${named.x} ${height + 4}V${y(0)}`} />
          <polyline className="line" points={dots.map((dot) => `${dot.x},${dot.y}`).join(" ")} />
          {other ? <circle className="other" cx={other.x} cy={other.y} r="5" /> : null}
          <circle className="named" cx={named.x} cy={named.y} r="6" />
          <text className="named" x={at} y={round(height)} textAnchor={anchor}>
            {label}
          </text>
        </svg>{" "}
        {ring ? <p className="hint">{ring}</p> : null}
        <details>
          <summary>{m.weekCurveTable()}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.weekWord()}</th>
                <th scope="col">{m.weekCurveWeight()}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ week, weight }) => (
                <tr key={week} aria-current={week === named.week ? "true" : undefined}>
                  <th scope="row">{week}</th>
                  <td>{weight}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
      <p className="source">
        <Rich
          of={m.weekCurveSource}
          marks={{
            link: (
              <a href="https://intergrowth21.tghn.org/" rel="noopener">
                INTERGROWTH-21st
              </a>
            ),
          }}
        />
      </p>
    </section>
  );
}

/** Of the label: above its dot, and near an edge with its own end at the edge. */
function placeOf(middle: number) {
  const [first, last] = [SIZE.left + 4, SIZE.width - 4];
  const start = middle - LABEL_WIDTH / 2;
  if (start < first) return { anchor: "start", at: first, start: first } as const;
  if (start + LABEL_WIDTH > last) return { anchor: "end", at: last, start: last - LABEL_WIDTH } as const;
  return { anchor: "middle", at: middle, start } as const;
}

/** A label on the line of 2 KG would read as 2 KG. */
function betweenLines(height: number) {
  const lines = KILOGRAMS.map((kilograms) => y(kilograms * 1000) - ABOVE_LINE);
  return lines.find((above) => height > above && height < above + ABOVE_LINE + LABEL_HEIGHT) ?? height;
}

function y(grams: number) {
  return up(grams / TOP_GRAMS);
}
