import type { PregnancyInfo } from "../../api/types.ts";
import { inOneLine } from "../../format/words.ts";
import { m } from "../../messages/m.ts";

/** Source: AAP, Age Terminology During the Perinatal Period. */
export function earlyBirth(info: PregnancyInfo): string | null {
  const { babyAge } = info;
  if (!babyAge?.daysEarly || babyAge.correctedWeeks === null) return null;
  const early = m.timeWeeks({ count: Math.round(babyAge.daysEarly / 7) });
  return babyAge.days < babyAge.daysEarly
    ? m.earlyBirthAhead({ early })
    : m.earlyBirthCounted({ early, age: inOneLine(m.weekOld({ count: babyAge.correctedWeeks })) });
}
