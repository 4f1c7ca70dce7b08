import type { Week } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

interface Point {
  week: number;
  grams: number;
  /** As pages write it. */
  weight: string;
}

export interface Curve {
  points: Point[];
  own: number | null;
  chosen: number;
}

/** Null where neither the reader's week nor the chosen one is on it. */
export function curveOf(weeks: Week[], chosen: number, own: number | null): Curve | null {
  const points = weeks.flatMap(({ week, babyWeight, babyWeightGrams }) =>
    babyWeight === null || babyWeightGrams === null
      ? []
      : [{ week, grams: babyWeightGrams, weight: m.figureKilograms({ amount: babyWeight }) }],
  );
  const isOn = points.some(({ week }) => week === chosen || week === own);
  return isOn ? { points, own, chosen } : null;
}
