import type { Child } from "../children/children.ts";
import type { Context } from "../context.ts";
import { daysBetween } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { adviceOn, rowBelow, type Advice } from "../record/advice.ts";
import { weightsForLength } from "./chart.ts";
import { zScore } from "./lms.ts";
import type { GrowthReading } from "./readings.ts";

/** Keys of the table of signs, the most urgent first. A weight for age alone is none: a short child is light, and need not be thin. */
const ARM = ["very-thin-arm", "thin-arm"];
const WEIGHT_FOR_LENGTH = ["very-light-for-length", "light-for-length"];

export type AdvisedGrowth = GrowthReading & { advice: Advice | null };

/** @param readings all of the child's, since a weight is judged with its length */
export async function growthAdvised(
  context: Context,
  child: Child,
  readings: readonly GrowthReading[],
): Promise<AdvisedGrowth[]> {
  const weights = weightsForLength(child, readings);
  const reached = readings.map(({ id, kind, date, value }) => {
    const day = daysBetween(child.birthDate, date);
    const readers = { who: "baby" as const, from: day, to: day };
    if (kind === "arm") return rowBelow(ARM, readers, value);
    const weight = weights.find((each) => each.id === id);
    return weight?.lms ? rowBelow(WEIGHT_FOR_LENGTH, readers, zScore(weight.lms, weight.kilograms)) : null;
  });
  const advice = await adviceOn(
    context,
    today(context),
    readings.map(({ date }, index) => ({ date, reached: reached[index] ?? null })),
  );
  return readings.map((reading, index) => ({ ...reading, advice: advice[index] ?? null }));
}
