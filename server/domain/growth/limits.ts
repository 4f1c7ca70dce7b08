import type { GrowthKind } from "../../contract/growth/kinds.ts";
import type { Child } from "../children/children.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { growthAge } from "./age.ts";
import { measureAt, type Sex } from "./lms.ts";
import { daysOfMonths, LAST_DAY, standardForAge, type MeasureForAge } from "./standards.ts";

export interface Limits {
  from: number;
  to: number;
}

const ARM: Limits = { from: 70, to: 250 };

/** Standard deviations beyond which WHO's own software takes a measure for a slip of the pen. */
const SLIPS: Record<MeasureForAge, Limits> = {
  weight: { from: -6, to: 5 },
  length: { from: -6, to: 6 },
  head: { from: -5, to: 5 },
};

/** Of a child who was born before term, until then. */
const BEFORE_TERM: Record<MeasureForAge, Limits> = {
  weight: { from: 0.3, to: 6 },
  length: { from: 25, to: 60 },
  head: { from: 18, to: 42 },
};

/** A child who came early and of whom nobody told it may be this much smaller for so long. */
const SMALL_MONTHS = 3;

export function limitsOf(kind: GrowthKind, child: Child, date: CalendarDate): Limits {
  if (kind === "arm") return ARM;
  const { days } = growthAge(child.birthDate, date, child.gestationDays);
  const sexes: Sex[] = child.sex ? [child.sex] : ["girl", "boy"];
  const known = sexes.flatMap((sex) => standardForAge(kind, sex, Math.min(days, LAST_DAY)) ?? []);
  if (known.length === 0) return BEFORE_TERM[kind];
  const { from, to } = SLIPS[kind];
  const lowest = Math.min(...known.map((lms) => beyond(lms, from)));
  const isUnknown = child.gestationDays === null && days < daysOfMonths(SMALL_MONTHS);
  return {
    from: rounded(isUnknown ? BEFORE_TERM[kind].from : lowest, kind, Math.floor),
    to: rounded(Math.max(...known.map((lms) => beyond(lms, to))), kind, Math.ceil),
  };
}

/** Beyond 3, as wide as from 2 to 3: see `zScore`. */
function beyond(lms: Parameters<typeof measureAt>[0], z: number): number {
  const side = Math.sign(z);
  const third = measureAt(lms, side * 3);
  return third + (third - measureAt(lms, side * 2)) * (Math.abs(z) - 3);
}

function rounded(value: number, kind: MeasureForAge, round: (value: number) => number): number {
  return kind === "weight" ? round(value * 10) / 10 : round(value);
}
