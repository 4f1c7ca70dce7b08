import type { PregnancyInfo } from "../api/types.ts";
import { inOneLine } from "./words.ts";

/** Of a baby born early: goes on from 'Born early:' or from how early. */
export function correctedAge({ babyAge }: PregnancyInfo): string | null {
  if (!babyAge || babyAge.correctedWeeks === null || babyAge.daysEarly === null) return null;
  if (babyAge.days < babyAge.daysEarly) return "the due date is still ahead";
  return `counted from the due date, ${inOneLine(`${weeks(babyAge.correctedWeeks)} old`)}`;
}

/** Source: AAP, Age Terminology During the Perinatal Period. */
export function earlyBirth(info: PregnancyInfo): string | null {
  const { babyAge } = info;
  const corrected = correctedAge(info);
  if (!corrected || !babyAge?.daysEarly) return null;
  return `Born about ${weeks(Math.round(babyAge.daysEarly / 7))} before the due date: ${corrected}. Growth and new skills are compared by that age until the third birthday at most; vaccines go by the birth date.`;
}

function weeks(count: number) {
  return count === 1 ? "1 week" : `${count} weeks`;
}
