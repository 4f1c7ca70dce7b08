import type { GrowthKind, Position } from "../../contract/growth/kinds.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Problem } from "../../failures.ts";
import type { Child } from "../children/children.ts";
import { ageInWords } from "../plan/ages.ts";
import { addMonths, daysBetween, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { limitsOf, type Limits } from "./limits.ts";

/** A weight in kg, a length or head in cm, an upper arm in mm. */
export interface Measured {
  kind: GrowthKind;
  value: number;
  position: Position | null;
}

export interface ToldMeasure {
  date?: CalendarDate | null | undefined;
  value?: number | null | undefined;
  position?: Position | null | undefined;
}

const DECIMALS: Record<GrowthKind, number> = { weight: 2, length: 1, head: 1, arm: 0 };
/** Kilograms in grams, centimetres and millimetres in millimetres. */
const STORED: Record<GrowthKind, number> = { weight: 1000, length: 10, head: 10, arm: 1 };

/** The limits for an upper arm are for these ages (WHO and UNICEF, joint statement, 2009). */
const ARM_MONTHS = { from: 6, before: 60 };
const LAST_MONTH = 60;
/** WHO's own software takes no standing height below 9 months. */
const STANDING_FROM_MONTHS = 9;

export function storedAmount({ kind, value }: Measured): number {
  return Math.round(value * STORED[kind]);
}

export function measuredIn(kind: GrowthKind, amount: number, position: Position | null): Measured {
  return { kind, value: amount / STORED[kind], position };
}

export function measuredOf(kind: GrowthKind, { value, position }: ToldMeasure): Measured {
  return {
    kind,
    value: Number((value ?? Number.NaN).toFixed(DECIMALS[kind])),
    position: kind === "length" ? (position ?? null) : null,
  };
}

export function hasArm({ birthDate }: Child, date: CalendarDate): boolean {
  return date >= addMonths(birthDate, ARM_MONTHS.from) && date < addMonths(birthDate, ARM_MONTHS.before);
}

/** @param date on which it was measured, or today when nothing was told */
export function problemsOfMeasure(
  kind: GrowthKind,
  told: ToldMeasure,
  { child, date, today }: { child: Child; date: CalendarDate; today: CalendarDate },
): Problem[] {
  const dated = dateProblems(kind, child, date, today);
  const problems = [...dated, ...valueProblems(kind, told.value, child, dated.length > 0 ? today : date)];
  if (kind !== "length") return problems;
  const isTooYoung = told.position === "standing" && date < addMonths(child.birthDate, STANDING_FROM_MONTHS);
  return [
    ...problems,
    ...(told.position ? [] : [{ path: "position", msg: say.growthPositionMissing }]),
    ...(isTooYoung ? [{ path: "position", msg: say.growthPositionLying }] : []),
  ];
}

function dateProblems(kind: GrowthKind, child: Child, date: CalendarDate, today: CalendarDate): Problem[] {
  const problem = (msg: () => string) => [{ path: "date", msg }];
  if (date > today) return problem(say.dayInFuture);
  if (date < child.birthDate) return problem(say.growthBeforeBirth);
  if (date >= addMonths(child.birthDate, LAST_MONTH)) return problem(say.growthTooOld);
  return kind === "arm" && !hasArm(child, date) ? problem(say.growthArmAge) : [];
}

function valueProblems(kind: GrowthKind, value: ToldMeasure["value"], child: Child, date: CalendarDate): Problem[] {
  const problem = (msg: () => string) => [{ path: "value", msg }];
  if (typeof value !== "number") return problem(missing[kind]);
  const { from, to } = limitsOf(kind, child, date);
  if (value >= from && value <= to) return [];
  if (kind === "arm") return problem(() => say.growthArmRange({ from, to }));
  const months = Math.floor(daysBetween(child.birthDate, date) / 30.4375);
  const age = () => (months > 0 ? ageInWords(months, "months") : say.planAgeFirstMonth());
  return problem(() => ranges[kind]({ from, to }, age()));
}

const missing: Record<GrowthKind, () => string> = {
  weight: say.growthWeightMissing,
  length: say.growthLengthMissing,
  head: say.growthHeadMissing,
  arm: say.growthArmMissing,
};

const CENTIMETRES_OF_INCH = 2.54;
const middleOf = ({ from, to }: Limits) => (from + to) / 2;

/** With an example that is itself within the limits. */
const ranges = {
  weight: (limits: Limits, age: string) => {
    const kilograms = Math.round(middleOf(limits) * 10) / 10;
    return say.growthWeightRange({ ...limits, age, kilograms, grams: Math.round(kilograms * 1000) });
  },
  length: (limits: Limits, age: string) => {
    const inches = Math.round(middleOf(limits) / CENTIMETRES_OF_INCH);
    return say.growthLengthRange({ ...limits, age, inches, centimetres: Math.round(inches * CENTIMETRES_OF_INCH) });
  },
  head: (limits: Limits, age: string) => say.growthHeadRange({ ...limits, age }),
};
