import type { Child } from "../children/children.ts";
import type { Context } from "../context.ts";
import { daysBetween } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { adviceOn, rowBeyond, type Advice, type Reached } from "../record/advice.ts";
import { weightDeviation, weightLost, weightsForLength, type WeightForLength } from "./chart.ts";
import { zScore } from "./lms.ts";
import type { GrowthReading } from "./readings.ts";

/** Keys of the table of signs, the most urgent first. */
const ARM = ["very-thin-arm", "thin-arm"];
const WEIGHT_FOR_LENGTH = ["very-light-for-length", "light-for-length"];
const LOST = ["much-weight-lost"];
/** A short child is light, and need not be thin, so this is less urgent than a weight for length. */
const WEIGHT_FOR_AGE = ["very-light-for-age"];

export type AdvisedGrowth = GrowthReading & { advice: Advice | null };

/** @param readings all of the child's, since a weight is judged with its length */
export async function growthAdvised(
  context: Context,
  child: Child,
  readings: readonly GrowthReading[],
): Promise<AdvisedGrowth[]> {
  const weights = weightsForLength(child, readings);
  const reached = readings.map((reading) =>
    reading.kind === "arm"
      ? rowBeyond(ARM, readersOn(child, reading), reading.value)
      : weightReached(child, reading, { readings, forLength: weights.find(({ id }) => id === reading.id) }),
  );
  const advice = await adviceOn(
    context,
    today(context),
    readings.map(({ date }, index) => ({ date, reached: reached[index] ?? null })),
  );
  return readings.map((reading, index) => ({ ...reading, advice: advice[index] ?? null }));
}

interface Beside {
  readings: readonly GrowthReading[];
  forLength: WeightForLength | undefined;
}

function weightReached(child: Child, reading: GrowthReading, { readings, forLength }: Beside): Reached | null {
  if (reading.kind !== "weight") return null;
  const readers = readersOn(child, reading);
  const beyond = (keys: string[], measured: number | null) =>
    measured === null ? null : rowBeyond(keys, readers, measured);
  return (
    beyond(LOST, weightLost(child, reading, readings)) ??
    beyond(WEIGHT_FOR_LENGTH, forLength?.lms ? zScore(forLength.lms, forLength.kilograms) : null) ??
    beyond(WEIGHT_FOR_AGE, weightDeviation(child, reading))
  );
}

function readersOn({ birthDate }: Child, { date }: GrowthReading) {
  const day = daysBetween(birthDate, date);
  return { who: "baby" as const, from: day, to: day };
}
