import type { PregnancyInfo } from "../api/types.ts";
import { m } from "../messages/m.ts";
import { inOneLine } from "./words.ts";

/** Of a baby born early: goes on from 'Born early:' or from how early. */
export function correctedAge({ babyAge }: PregnancyInfo): string | null {
  if (!babyAge || babyAge.correctedWeeks === null || babyAge.daysEarly === null) return null;
  if (babyAge.days < babyAge.daysEarly) return m.correctedAgeAhead();
  return m.correctedAge({ age: weeksOld(babyAge.correctedWeeks) });
}

/** Source: AAP, Age Terminology During the Perinatal Period. */
export function earlyBirth(info: PregnancyInfo): string | null {
  const { babyAge } = info;
  if (!babyAge?.daysEarly || babyAge.correctedWeeks === null) return null;
  const early = m.timeWeeks({ count: Math.round(babyAge.daysEarly / 7) });
  return babyAge.days < babyAge.daysEarly
    ? m.earlyBirthAhead({ early })
    : m.earlyBirthCounted({ early, age: weeksOld(babyAge.correctedWeeks) });
}

function weeksOld(count: number) {
  return inOneLine(m.correctedAgeWeeks({ count }));
}
