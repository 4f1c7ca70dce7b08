import type { Readers, Who } from "./table.ts";

const ALWAYS = { from: 0, to: Number.MAX_SAFE_INTEGER };
const DAYS = 7;

export const anyOf = (...groups: Who[]): Readers[] => groups.map((who) => ({ who, ...ALWAYS }));

export const EVERYONE: Readers[] = anyOf("pregnant", "afterBirth", "afterLoss", "baby");

export const inWeekOfPregnancy = (week: number): Readers[] => [{ who: "pregnant", from: week, to: week }];

export function inWeekAfterBirth(week: number): Readers[] {
  const days = { from: (week - 1) * DAYS, to: week * DAYS - 1 };
  return [
    { who: "afterBirth", ...days },
    { who: "baby", ...days },
  ];
}
