import type { Growth } from "../../../api/types.ts";
import { across, SIZE } from "../../../format/chart.ts";
import { formatDate } from "../../../format/dates.ts";
import { daysAhead } from "../../../format/today.ts";
import { m } from "../../../messages/m.ts";
import { ageOf } from "../../home/baby-summary.ts";
import { frameOf, heightOf, pointsOf, scaleFor, type Line, type Scale } from "../frame.ts";

type Kind = Growth["kinds"][number];
type ForLength = NonNullable<Growth["weightForLength"]>;
type Heights = Omit<ForLength["lines"][number], "centimetres">;

interface Drawn {
  label: string;
  ends: readonly [string, string];
  /** The earliest, or the shortest, first. */
  dots: readonly { id: string; at: number; value: number }[];
  lines: readonly (Heights & { at: number })[];
}

const LINES = [
  { name: "0", of: "median" },
  { name: "-2", of: "minus2" },
  { name: "-3", of: "minus3" },
  { name: "+2", of: "plus2" },
  { name: "+3", of: "plus3" },
] as const;

/** More than of a record: with few, the lines of small children lie flat. */
const STEPS = 5;

/** More than the letters are high, where the page is narrow too. */
const NUMBER_HEIGHT = 17;
const BASELINE = 5;

/** Over the child's age. Null with nothing to draw. */
export function lineByAge({ name, readings, lines }: Kind, birthDate: string): Line | null {
  const inOrder = readings.toReversed();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || (lines.length === 0 && first.date === last.date)) return null;
  const days = [...lines.map(({ date }) => date), first.date, last.date].toSorted();
  const [from, to] = [days[0] ?? first.date, days.at(-1) ?? last.date];
  return drawn({
    label: m.recordLine({ name, first: formatDate(first.date), last: formatDate(last.date), value: last.inWords }),
    ends: [ageAt(birthDate, from), ageAt(birthDate, to)],
    dots: inOrder.map(({ id, date, value }) => ({ id, at: Date.parse(date), value })),
    lines: lines.map(({ date, ...heights }) => ({ ...heights, at: Date.parse(date) })),
  });
}

function ageAt(birthDate: string, date: string) {
  const days = daysAhead(birthDate, date);
  return days > 0 ? ageOf(birthDate, days) : m.growthAtBirth();
}

export function lineByLength(name: string, { points, lines }: ForLength): Line | null {
  const [last] = points;
  const [first, end] = [lines[0], lines.at(-1)];
  if (!last || !first || !end) return null;
  const centimetres = (value: number) => m.growthCm({ value });
  return drawn({
    label: m.growthForLengthLine({ name, length: last.centimetres, weight: last.kilograms }),
    ends: [centimetres(first.centimetres), centimetres(end.centimetres)],
    dots: points.toReversed().map(({ id, centimetres: at, kilograms: value }) => ({ id, at, value })),
    lines: lines.map(({ centimetres: at, ...heights }) => ({ ...heights, at })),
  });
}

function drawn({ label, ends, dots, lines }: Drawn): Line {
  const places = [...dots, ...lines].map(({ at }) => at);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const values = [...dots.map(({ value }) => value), ...lines.flatMap(({ minus3, plus3 }) => [minus3, plus3])];
  const scale = scaleFor(values, STEPS);
  const x = (at: number) => across(to === from ? 0.5 : (at - from) / (to - from));
  const own = dots.map(({ id, at, value }) => ({ id, x: x(at), y: heightOf(scale, value) }));
  return {
    label,
    ...frameOf(scale, ends),
    bands: bandsOf(lines, scale, x),
    lines: [{ name: "own", points: pointsOf(own), dots: own }],
  };
}

function bandsOf(lines: Drawn["lines"], scale: Scale, x: (at: number) => number): NonNullable<Line["bands"]> {
  const last = lines.at(-1);
  if (!last) return [];
  const numbers = numberHeights((of) => heightOf(scale, last[of]));
  return LINES.map(({ name, of }) => ({
    name,
    points: pointsOf(lines.map((each) => ({ x: x(each.at), y: heightOf(scale, each[of]) }))),
    isMiddle: of === "median",
    label: { x: SIZE.width, y: numbers[of] + BASELINE },
  }));
}

/** Beside the ends of the lines; where those are close, further from the middle. */
function numberHeights(endOf: (of: keyof Heights) => number): Record<keyof Heights, number> {
  const median = endOf("median");
  const plus2 = Math.min(endOf("plus2"), median - NUMBER_HEIGHT);
  const minus2 = Math.max(endOf("minus2"), median + NUMBER_HEIGHT);
  return {
    median,
    plus2,
    plus3: Math.min(endOf("plus3"), plus2 - NUMBER_HEIGHT),
    minus2,
    minus3: Math.max(endOf("minus3"), minus2 + NUMBER_HEIGHT),
  };
}
