import { PROTEIN_LEVELS } from "../../../server/contract/record/kinds.ts";
import type { Reading } from "../../api/types.ts";
import { across } from "../../format/chart.ts";
import { formatDate, shortDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";
import { endsOf, frameOf, heightOf, pointsOf, scaleFor, type Line, type Scale } from "./frame.ts";

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
  const dotsOf = (place: number) =>
    inOrder.map((reading, index) => ({
      id: reading.id,
      x: x(reading, index),
      y: heightOf(scale, numbers[index]?.[place] ?? 0),
    }));
  return {
    label: m.recordLine({
      name,
      first: formatDate(first.date),
      last: formatDate(last.date),
      value: last.inWords,
    }),
    ...frameOf(scale),
    days: endsOf(shortDate(first.date, last.date), shortDate(last.date)),
    lines: (numbers[0] ?? []).map((_, place) => {
      const dots = dotsOf(place);
      return { name: String(place), points: pointsOf(dots), dots, word: wordOf(last, place, dots.at(-1)) };
    }),
  };
}

function wordOf({ systolic }: Reading, place: number, end: { x: number; y: number } | undefined) {
  if (systolic === undefined || !end) return null;
  return { x: end.x, y: end.y - 10, text: place === 0 ? m.recordUpper() : m.recordLower() };
}

function numbersOf({ systolic, diastolic, kilograms, haemoglobin, protein, sugar, movements }: Reading): number[] {
  if (systolic !== undefined && diastolic !== undefined) return [systolic, diastolic];
  const rank = protein && PROTEIN_LEVELS.indexOf(protein);
  const moving = movements && (movements === "usual" ? 1 : 0);
  return [kilograms ?? haemoglobin ?? sugar ?? rank ?? moving ?? 0];
}

function scaleOf(numbers: number[], { kind }: Reading): Scale {
  if (kind === "urineProtein") {
    const ticks = PROTEIN_LEVELS.map((words, value) => ({ value, words: words === "none" ? "0" : words }));
    return { from: 0, to: PROTEIN_LEVELS.length - 1, ticks: ticks.filter(({ words }) => words !== "trace") };
  }
  if (kind === "movements") {
    return { from: -0.5, to: 1.5, ticks: [0, 1].map((value) => ({ value, words: value === 1 ? "=" : "<" })) };
  }
  return scaleFor(numbers);
}
