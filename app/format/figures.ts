import type { Week } from "../api/types.ts";

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

export const trimesters: Partial<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

/** What is known of a week, three figures at most. The trimester stands in where one of the others is missing. */
export function figuresOf({ babyWeight, babyLength, daysLeft, due, trimester }: Known): Figure[] {
  const figures: Figure[] = [];
  if (babyWeight !== null) figures.push({ value: `${babyWeight} KG`, label: "weight, about" });
  if (babyLength !== null) figures.push({ value: `${babyLength} cm`, label: "length, about" });
  const name = trimesters[trimester ?? 0];
  const hasDaysLeft = typeof daysLeft === "number";
  if (name && (figures.length < 2 || !hasDaysLeft)) figures.push({ value: name, label: "trimester" });
  if (hasDaysLeft) figures.push(...daysFigures(daysLeft, due ?? null, figures.length < 2));
  return figures;
}

function daysFigures(daysLeft: number, due: string | null, hasRoom: boolean): Figure[] {
  const days = daysLeft === 1 ? "day" : "days";
  if (due === null) return [{ value: String(daysLeft), label: `${days} left` }];
  if (!hasRoom) return [{ value: String(daysLeft), label: `${days}, to ${due}` }];
  return [
    { value: due, label: "due, about" },
    { value: String(daysLeft), label: `${days} left` },
  ];
}

/** How the picture of a week is drawn. A length from head to heel is that of a baby stretched out, and she sees a rounder thing. */
export function scaleWords({ isDrawnToScale, babyLengthMeasure }: Pick<Week, "isDrawnToScale" | "babyLengthMeasure">) {
  if (!isDrawnToScale) return null;
  return `Drawn to scale${babyLengthMeasure === "crownToHeel" ? ", curled up" : ""}: each square is 1 cm.`;
}
