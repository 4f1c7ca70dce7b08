import { say } from "../../contract/sentences/say.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import { ownChecksFrom } from "../pregnancies/loss-kind.ts";
import { chosenPregnancy, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { wordsFor, type CareRule, type VisitRules } from "./care-rules.ts";
import type { PlanItem } from "./items.ts";
import { noMarks, removeMark, storeDone, type PlanMarks } from "./marks.ts";
import { ownMarks } from "./own-marks.ts";
import { FIRST_WEEK } from "./rules.ts";
import { planRulesOf } from "./stored-rules.ts";

/**
 * The last of these weeks by the number of babies: most twins are born by 37 weeks (NICE, quality standard 46,
 * statement 8), triplets mostly before 35 (Twins Trust: Prematurity). More than three have no list of their own.
 */
const LAST_WEEK_OF_SEVERAL: Readonly<Record<number, number>> = { 2: 36, 3: 34, 4: 34 };

/** `ownCheck` is a check of the mother alone, after a loss. */
export interface Visit extends Pick<
  PlanItem,
  "key" | "name" | "when" | "about" | "aboutMother" | "why" | "bring" | "source"
> {
  /** The values are the API's, and stand in entries of phones' calendars. */
  kind: "antenatalContact" | "postnatalContact" | "ownCheck";
  /** Completed weeks of the pregnancy; null after birth. */
  week: number | null;
  date: CalendarDate;
  lastDate: CalendarDate;
  done: boolean;
}

export interface PlannedVisit extends Visit {
  /** The days by the list of visits; its own are those of an appointment that she was given. */
  listed: Pick<Visit, "date" | "lastDate">;
  isMoved: boolean;
  isNotForMe: boolean;
  doneOn: CalendarDate | null;
}

/** Clinics give other days than the list's, for visits and vaccines alike. */
const EARLY_DAYS = 7;

export function isNear(listed: CalendarDate, given: CalendarDate, now: CalendarDate, days = EARLY_DAYS): boolean {
  const last = addDays(now, days);
  return listed <= last || given <= last;
}

/** The first antenatal visit may be on any earlier day; a check after birth is tied to its days. */
export function mayBeDone({ kind, date, week, listed }: PlannedVisit, now: CalendarDate): boolean {
  return isFirst(week) || isNear(listed.date, date, now, kind === "antenatalContact" ? EARLY_DAYS : 0);
}

export function isFirst(week: number | null): boolean {
  return week === FIRST_WEEK;
}

export interface VisitPlan {
  visits: PlannedVisit[];
  next: PlannedVisit | null;
  isLateStart: boolean;
  /** The week of the last visit that is advised, also one that she took out of her plan; null after birth. */
  lastWeek: number | null;
}

type Done = Pick<ReadonlySet<string>, "has">;

export function antenatalVisits(
  rules: readonly CareRule[],
  dueDate: CalendarDate,
  done: Done,
  numberOfBabies = 1,
): Visit[] {
  const start = pregnancyStart(dueDate);
  const lastWeek = LAST_WEEK_OF_SEVERAL[numberOfBabies] ?? Infinity;
  const advised = rules.filter(({ from }) => from <= lastWeek);
  return advised.map((rule) => ({
    ...wordsOf(rule, numberOfBabies),
    kind: "antenatalContact",
    when: null,
    aboutMother: null,
    week: rule.from,
    date: addDays(start, rule.from * 7),
    lastDate: addDays(start, rule.to * 7 + 6),
    done: done.has(rule.key),
  }));
}

export function postnatalVisits(
  rules: readonly CareRule[],
  birthDate: CalendarDate,
  done: Done,
  numberOfBabies = 1,
): Visit[] {
  return rules.map((rule) => ({
    ...wordsOf(rule, numberOfBabies),
    kind: "postnatalContact",
    aboutMother: rule.aboutMother,
    ...daysAfter(rule, birthDate, done),
  }));
}

export function ownChecks(rules: readonly CareRule[], birthDate: CalendarDate, done: Done): Visit[] {
  return rules.map((rule) => {
    const days = daysAfter(rule, birthDate, done);
    const { key, source, aboutMother } = rule;
    const words = { name: say.planOwnCheck(days), about: aboutMother ?? "", aboutMother: null, why: null, bring: null };
    return { key, kind: "ownCheck", ...words, source, ...days };
  });
}

function wordsOf(rule: CareRule, numberOfBabies: number) {
  const { key, name, bring, source } = rule;
  return { key, name, ...wordsFor(numberOfBabies, rule), bring, source };
}

const WHEN: Record<string, () => string> = {
  "first-day": say.planFirstDay,
  "day-3": say.planDay3,
  "days-7-to-14": say.planDays7To14,
  "week-6": say.planWeek6,
};

function daysAfter({ key, from, to }: CareRule, birthDate: CalendarDate, done: Done) {
  return {
    when: WHEN[key]?.() ?? "",
    week: null,
    date: addDays(birthDate, from),
    lastDate: addDays(birthDate, to),
    done: done.has(key),
  };
}

export function visitsOf(
  pregnancy: Pregnancy,
  rules: VisitRules,
  now: CalendarDate,
  marks: PlanMarks = noMarks,
): PlannedVisit[] {
  if (!pregnancy.loss) return asMarked(visitsAt(progressOf(pregnancy, now), pregnancy, rules, marks.done), marks);
  const from = ownChecksFrom(pregnancy);
  const checks = from ? asMarked(ownChecks(rules.postnatal, from, marks.done), marks) : [];
  return checks.filter(({ lastDate }) => lastDate >= now);
}

export function asMarked(visits: Visit[], { done, moved, notForMe }: PlanMarks = noMarks): PlannedVisit[] {
  return visits.map((visit) => {
    const { key, date, lastDate } = visit;
    const day = moved.get(key);
    return {
      ...visit,
      ...(day ? { date: day, lastDate: day } : {}),
      listed: { date, lastDate },
      isMoved: day !== undefined,
      isNotForMe: notForMe.has(key) && !visit.done,
      doneOn: done.get(key) ?? null,
    };
  });
}

function visitsAt(progress: Progress | null, { numberOfBabies }: Pregnancy, rules: VisitRules, done: Done): Visit[] {
  if (progress?.kind === "born") return postnatalVisits(rules.postnatal, progress.birthDate, done, numberOfBabies);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return [];
  return antenatalVisits(rules.antenatal, progress.expectedDate, done, progress.numberOfBabies);
}

export function visitPlan(all: PlannedVisit[], now: CalendarDate): VisitPlan {
  const visits = all.filter(({ isNotForMe }) => !isNotForMe).toSorted((a, b) => a.date.localeCompare(b.date));
  const [first] = all;
  const isBegun = visits.some(({ done }) => done);
  return {
    visits,
    next: visits.find(({ done, lastDate }) => !done && lastDate >= now) ?? null,
    isLateStart: first?.kind === "antenatalContact" && !first.isNotForMe && first.lastDate < now && !isBegun,
    lastWeek: all.at(-1)?.week ?? null,
  };
}

export async function visitPlanOf(context: Context, member: Member): Promise<VisitPlan> {
  const pregnancy = await chosenPregnancy(context, member.id);
  return pregnancy ? visitPlanIn(context, member, pregnancy) : visitPlan([], today(context));
}

export async function visitPlanIn(
  context: Context,
  member: Pick<Member, "id">,
  pregnancy: Pregnancy,
): Promise<VisitPlan> {
  return visitPlan(await visitsIn(context, member, pregnancy), today(context));
}

async function visitsIn(context: Context, member: Pick<Member, "id">, pregnancy: Pregnancy): Promise<PlannedVisit[]> {
  const [marks, rules] = await Promise.all([ownMarks(context, member.id), planRulesOf(context)]);
  return visitsOf(pregnancy, rules.ofPregnancy.visits, today(context), marks.get(pregnancy.id));
}

export async function markVisit(context: Context, member: Member, key: string, done: boolean): Promise<void> {
  const pregnancy = found((await chosenPregnancy(context, member.id)) ?? undefined, "visit");
  const visit = found(
    (await visitsIn(context, member, pregnancy)).find((one) => one.key === key),
    "visit",
  );
  const now = today(context);
  const mark = { pregnancyId: pregnancy.id, childId: null, item: visit.key };
  if (!done) return removeMark(context, mark, "done");
  if (!mayBeDone(visit, now)) throw invalid("", say.visitAhead);
  await storeDone(context, mark, now, undefined);
}
