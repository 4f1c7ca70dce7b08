import type { Reading } from "../../api/types.ts";
import { formatDate, shortDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";

/** What the server draws of the readings of one kind. */
export interface Line {
  label: string;
  ticks: { y: number; words: string }[];
  /** The days at both ends. */
  days: { x: number; words: string; anchor: "start" | "end" }[];
  /** Of a blood pressure two. */
  lines: { name: string; points: { id: string; x: number; y: number }[] }[];
}

export const SIZE = { width: 360, height: 200, left: 40, right: 20, top: 20, bottom: 30 };

const LEVELS = ["none", "trace", "+", "++", "+++"];
const TICKS = 3;

/** Null with fewer than two days. @param readings the newest first */
export function lineOf(name: string, readings: readonly Reading[]): Line | null {
  const inOrder = readings.toReversed();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || readings.length < 2) return null;
  const numbers = inOrder.map(numbersOf);
  const scale = scaleOf(numbers.flat(), first);
  const [from, to] = [Date.parse(first.date), Date.parse(last.date)];
  const x = ({ date }: Reading, index: number) => {
    // Readings of one day stand beside each other.
    const part = from === to ? index / (inOrder.length - 1) : (Date.parse(date) - from) / (to - from);
    return round(SIZE.left + part * (SIZE.width - SIZE.left - SIZE.right));
  };
  const y = (value: number) =>
    round(
      SIZE.height -
        SIZE.bottom -
        ((value - scale.from) / (scale.to - scale.from)) * (SIZE.height - SIZE.top - SIZE.bottom),
    );
  return {
    label: m.recordLine({
      name,
      first: formatDate(first.date),
      last: formatDate(last.date),
      value: last.inWords,
    }),
    ticks: scale.ticks.map(({ value, words }) => ({ y: y(value), words })),
    days: [
      { x: SIZE.left, words: shortDate(first.date, last.date), anchor: "start" },
      { x: SIZE.width - SIZE.right, words: shortDate(last.date), anchor: "end" },
    ],
    lines: (numbers[0] ?? []).map((_, place) => ({
      name: String(place),
      points: inOrder.map((reading, index) => ({
        id: reading.id,
        x: x(reading, index),
        y: y(numbers[index]?.[place] ?? 0),
      })),
    })),
  };
}

function numbersOf({ systolic, diastolic, kilograms, haemoglobin, protein, sugar, movements }: Reading): number[] {
  if (systolic !== undefined && diastolic !== undefined) return [systolic, diastolic];
  const level = protein === undefined ? undefined : LEVELS.indexOf(protein);
  const moving = movements === undefined ? undefined : movements === "usual" ? 1 : 0;
  return [kilograms ?? haemoglobin ?? sugar ?? level ?? moving ?? 0];
}

function scaleOf(numbers: number[], { kind }: Reading) {
  if (kind === "urineProtein") {
    const words = [m.recordProteinNone(), m.recordProteinTrace(), ...LEVELS.slice(2)];
    const ticks = words.flatMap((word, value) => (value === 1 ? [] : [{ value, words: value === 0 ? "0" : word }]));
    return { from: 0, to: LEVELS.length - 1, ticks };
  }
  if (kind === "movements") {
    return { from: -0.5, to: 1.5, ticks: [0, 1].map((value) => ({ value, words: value === 1 ? "=" : "<" })) };
  }
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const step = stepFor((high - low) / TICKS);
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toFixed(1)));
  return { from, to, ticks: ticks.map((value) => ({ value, words: String(value) })) };
}

/** 0.5, 1, 2, 5, 10, 20, … */
function stepFor(least: number): number {
  for (let tens = 1; ; tens *= 10) {
    const step = [0.5, 1, 2].map((one) => one * tens).find((one) => one >= least);
    if (step !== undefined) return step;
  }
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
