import { PROTEIN_LEVELS } from "../../../server/contract/record/kinds.ts";
import type { Reading } from "../../api/types.ts";
import { across, BELOW, level, up, VIEW_BOX } from "../../format/chart.ts";
import { formatDate, shortDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";

/** What the server draws of the readings of one kind. */
export interface Line {
  label: string;
  viewBox: string;
  axis: string;
  ticks: { y: number; path: string; words: string }[];
  /** The days at both ends. */
  days: { x: number; y: number; words: string; anchor: "start" | "end" }[];
  /** Of a blood pressure two. */
  lines: { name: string; points: string; dots: { id: string; x: number; y: number }[] }[];
}

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
    return across(part);
  };
  const y = (value: number) => up((value - scale.from) / (scale.to - scale.from));
  const dotsOf = (place: number) =>
    inOrder.map((reading, index) => ({
      id: reading.id,
      x: x(reading, index),
      y: y(numbers[index]?.[place] ?? 0),
    }));
  return {
    label: m.recordLine({
      name,
      first: formatDate(first.date),
      last: formatDate(last.date),
      value: last.inWords,
    }),
    viewBox: VIEW_BOX,
    axis: level(up(0)),
    ticks: scale.ticks.map(({ value, words }) => ({ y: y(value), path: level(y(value)), words })),
    days: [
      { x: across(0), y: BELOW, words: shortDate(first.date, last.date), anchor: "start" },
      { x: across(1), y: BELOW, words: shortDate(last.date), anchor: "end" },
    ],
    lines: (numbers[0] ?? []).map((_, place) => {
      const dots = dotsOf(place);
      return { name: String(place), points: dots.map((dot) => `${dot.x},${dot.y}`).join(" "), dots };
    }),
  };
}

function numbersOf({ systolic, diastolic, kilograms, haemoglobin, protein, sugar, movements }: Reading): number[] {
  if (systolic !== undefined && diastolic !== undefined) return [systolic, diastolic];
  const rank = protein && PROTEIN_LEVELS.indexOf(protein);
  const moving = movements && (movements === "usual" ? 1 : 0);
  return [kilograms ?? haemoglobin ?? sugar ?? rank ?? moving ?? 0];
}

function scaleOf(numbers: number[], { kind }: Reading) {
  if (kind === "urineProtein") {
    const ticks = PROTEIN_LEVELS.map((words, value) => ({ value, words: words === "none" ? "0" : words }));
    return { from: 0, to: PROTEIN_LEVELS.length - 1, ticks: ticks.filter(({ words }) => words !== "trace") };
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
