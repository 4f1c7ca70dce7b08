import type { Week } from "../api/types.ts";
import { m } from "../messages/m.ts";

export interface Figure {
  value: string;
  label: string;
}

interface Known extends Pick<Week, "babyWeight" | "babyLength"> {
  daysLeft?: number | null;
  /** The day to which they are left, in words. */
  due?: string | null;
  trimester?: number | null;
}

const trimesters: Partial<Record<number, string>> = {
  1: m.figureTrimesterFirst(),
  2: m.figureTrimesterSecond(),
  3: m.figureTrimesterThird(),
};

/** What is known of a week, three figures at most. The trimester stands in where one of the others is missing. */
export function figuresOf({ babyWeight, babyLength, daysLeft, due, trimester }: Known): Figure[] {
  const figures: Figure[] = [];
  if (babyWeight !== null) figures.push({ value: m.figureKilograms({ amount: babyWeight }), label: m.figureWeight() });
  if (babyLength !== null)
    figures.push({ value: m.figureCentimetres({ amount: babyLength }), label: m.figureLength() });
  const name = trimesters[trimester ?? 0];
  const hasDaysLeft = typeof daysLeft === "number";
  if (name && (figures.length < 2 || !hasDaysLeft)) figures.push({ value: name, label: m.figureTrimester() });
  if (hasDaysLeft) figures.push(...daysFigures(daysLeft, due ?? null, figures.length < 2));
  return figures;
}

function daysFigures(daysLeft: number, due: string | null, hasRoom: boolean): Figure[] {
  const left: Figure = { value: String(daysLeft), label: m.figureDaysLeft({ count: daysLeft }) };
  if (due === null) return [left];
  if (!hasRoom) return [{ value: String(daysLeft), label: m.figureDaysTo({ count: daysLeft, due }) }];
  return [{ value: due, label: m.figureDue() }, left];
}

/** How the picture of a week is drawn. A length from head to heel is that of a baby stretched out, and she sees a rounder thing. */
export function scaleWords({ isDrawnToScale, babyLengthMeasure }: Pick<Week, "isDrawnToScale" | "babyLengthMeasure">) {
  if (!isDrawnToScale) return null;
  return babyLengthMeasure === "crownToHeel" ? m.figureScaleCurled() : m.figureScale();
}
