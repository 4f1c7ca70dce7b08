import type { Growth } from "../../../api/types.ts";
import { across, BELOW, SIZE } from "../../../format/chart.ts";
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
  unit: string;
  /** Below the axis. */
  marks: readonly Mark[];
  /** The earliest, or the shortest, first. */
  dots: readonly { id: string; at: number; value: number }[];
  lines: readonly (Heights & { at: number })[];
}

interface Mark {
  at: number;
  words: string;
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

const units: Record<Kind["kind"], string> = {
  weight: m.growthUnitKg(),
  length: m.growthUnitCm(),
  head: m.growthUnitCm(),
  arm: m.growthUnitMm(),
};

/** From the birth to the last day that a page of charts shows, so that an age stands at the same place in each. */
export function lineByAge({ kind, name, readings, lines }: Kind, birthDate: string, until: string): Line | null {
  const inOrder = readings.toReversed();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || (lines.length === 0 && first.date === last.date)) return null;
  return drawn({
    label: m.recordLine({ name, first: formatDate(first.date), last: formatDate(last.date), value: last.inWords }),
    unit: units[kind],
    marks: agesUntil(birthDate, until),
    dots: inOrder.map(({ id, date, value }) => ({ id, at: Date.parse(date), value })),
    lines: lines.map(({ date, ...heights }) => ({ ...heights, at: Date.parse(date) })),
  });
}

export function lastDayOf(kinds: readonly Kind[]): string {
  const days = kinds.flatMap(({ readings, lines }) => [...readings, ...lines].map(({ date }) => date));
  return days.toSorted().at(-1) ?? "";
}

/** Months between the ages that are named, the fewest first: with more than these the words would touch. */
const MONTHS_BETWEEN = [1, 3, 6, 12];
const MOST_AGES = 5;

function agesUntil(birthDate: string, until: string): Mark[] {
  const birth = { at: Date.parse(birthDate), words: m.growthAtBirth() };
  const days = daysAhead(birthDate, until);
  const ageIn = (months: number) => {
    const date = new Date(birthDate);
    return date.setUTCMonth(date.getUTCMonth() + months);
  };
  const step = MONTHS_BETWEEN.find((months) => ageIn(months * (MOST_AGES + 1)) > Date.parse(until)) ?? 12;
  const named = Array.from({ length: MOST_AGES }, (_, index) => (index + 1) * step).filter(
    (months) => ageIn(months) <= Date.parse(until),
  );
  const last = named.at(-1);
  if (last === undefined) return [birth, { at: Date.parse(until), words: ageOf(birthDate, days) }];
  const [size, count] = step === 12 ? [12, m.timeYears] : [1, m.timeMonths];
  const words = (months: number) => (months === last ? count({ count: months / size }) : String(months / size));
  return [birth, ...named.map((months) => ({ at: ageIn(months), words: words(months) }))];
}

export function lineByLength(name: string, { points, lines }: ForLength): Line | null {
  const [last] = points;
  const [first, end] = [lines[0], lines.at(-1)];
  if (!last || !first || !end) return null;
  const centimetres = (value: number) => m.growthCm({ value });
  return drawn({
    label: m.growthForLengthLine({ name, length: last.centimetres, weight: last.kilograms }),
    unit: m.growthUnitKg(),
    marks: [first, end].map(({ centimetres: at }) => ({ at, words: centimetres(at) })),
    dots: points.toReversed().map(({ id, centimetres: at, kilograms: value }) => ({ id, at, value })),
    lines: lines.map(({ centimetres: at, ...heights }) => ({ ...heights, at })),
  });
}

function drawn({ label, unit, marks, dots, lines }: Drawn): Line {
  const places = [...marks, ...dots, ...lines].map(({ at }) => at);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const values = [...dots.map(({ value }) => value), ...lines.flatMap(({ minus3, plus3 }) => [minus3, plus3])];
  const scale = scaleFor(values, STEPS);
  const x = (at: number) => across(to === from ? 0.5 : (at - from) / (to - from));
  const own = dots.map(({ id, at, value }) => ({ id, x: x(at), y: heightOf(scale, value) }));
  return {
    label,
    unit,
    ...frameOf(scale),
    days: marks.map(({ at, words }) => placed(x(at), words)),
    bands: bandsOf(lines, scale, x),
    lines: [{ name: "own", points: pointsOf(own), dots: own }],
  };
}

/** Of the longest words, '12 months'. */
const HALF_OF_WORDS = 40;

function placed(x: number, words: string): Line["days"][number] {
  if (x === SIZE.left) return { x, y: BELOW, words, anchor: "start" };
  if (x + HALF_OF_WORDS > SIZE.width) return { x: SIZE.width, y: BELOW, words, anchor: "end" };
  return { x, y: BELOW, words, anchor: "middle" };
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
