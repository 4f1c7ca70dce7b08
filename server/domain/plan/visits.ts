import { say } from "../../contract/sentences/say.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import { ownChecksFrom } from "../pregnancies/loss-kind.ts";
import { chosenPregnancy, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { doneMarksOf, removeDone, storeDone, type DoneMarks } from "./marks.ts";
import { ANTENATAL_VISITS, POSTNATAL_VISITS } from "./rules.ts";

const FIRST_WEEK = ANTENATAL_VISITS[0].week;

/**
 * The last of these weeks by the number of babies: most twins are born by 37 weeks (NICE, quality standard 46,
 * statement 8), triplets mostly before 35 (Twins Trust: Prematurity). More than three have no list of their own.
 */
const LAST_WEEK_OF_SEVERAL: Readonly<Record<number, number>> = { 2: 36, 3: 34, 4: 34 };

/** `ownCheck` is a check of the mother alone, after a loss. */
export interface Visit {
  key: string;
  /** The values are the API's, and stand in entries of phones' calendars. */
  kind: "antenatalContact" | "postnatalContact" | "ownCheck";
  name: string;
  /** Of a check after birth, such as `day 3`; null for others. */
  when: string | null;
  /** Completed weeks of the pregnancy; null after birth. */
  week: number | null;
  date: CalendarDate;
  lastDate: CalendarDate;
  done: boolean;
}

/** Clinics give other days than the list's, for visits and vaccines alike. */
const EARLY_DAYS = 7;

export function isNear(from: CalendarDate, now: CalendarDate): boolean {
  return from <= addDays(now, EARLY_DAYS);
}

/** The first antenatal visit may be on any earlier day; a check after birth is tied to its days. */
export function mayBeDone({ kind, date, week }: Visit, now: CalendarDate): boolean {
  return isFirst(week) || (kind === "antenatalContact" ? isNear(date, now) : date <= now);
}

export function isFirst(week: number | null): boolean {
  return week === FIRST_WEEK;
}

export interface VisitPlan {
  visits: Visit[];
  next: Visit | null;
  isLateStart: boolean;
}

type Done = Pick<ReadonlySet<string>, "has">;

const none: Done = new Set<string>();

export function antenatalVisits(dueDate: CalendarDate, done: Done, numberOfBabies = 1): Visit[] {
  const start = pregnancyStart(dueDate);
  const lastWeek = LAST_WEEK_OF_SEVERAL[numberOfBabies] ?? Infinity;
  return ANTENATAL_VISITS.filter(({ week }) => week <= lastWeek).map(({ week }): Visit => {
    const key = `week-${week}`;
    const date = addDays(start, week * 7);
    const name = say.planAntenatal({ week });
    return {
      key,
      kind: "antenatalContact",
      name,
      when: null,
      week,
      date,
      lastDate: addDays(date, 6),
      done: done.has(key),
    };
  });
}

export function postnatalVisits(birthDate: CalendarDate, done: Done): Visit[] {
  return afterBirth(birthDate, done, { kind: "postnatalContact", nameOf: say.planAfterBirth });
}

interface Naming extends Pick<Visit, "kind"> {
  nameOf: (values: { when: string }) => string;
}

function afterBirth(birthDate: CalendarDate, done: Done, { kind, nameOf }: Naming) {
  return POSTNATAL_VISITS.map(({ key, when, from, to }): Visit => ({
    key,
    kind,
    name: nameOf({ when: when() }),
    when: when(),
    week: null,
    date: addDays(birthDate, from),
    lastDate: addDays(birthDate, to),
    done: done.has(key),
  }));
}

export function ownChecks(birthDate: CalendarDate, now: CalendarDate, done: Done): Visit[] {
  return afterBirth(birthDate, done, { kind: "ownCheck", nameOf: say.planOwnCheck }).filter(
    ({ lastDate }) => lastDate >= now,
  );
}

export function visitsOf(pregnancy: Pregnancy, now: CalendarDate, done = none): Visit[] {
  if (!pregnancy.loss) return visitsAt(progressOf(pregnancy, now), done);
  const from = ownChecksFrom(pregnancy);
  return from ? ownChecks(from, now, done) : [];
}

function visitsAt(progress: Progress | null, done = none): Visit[] {
  if (progress?.kind === "born") return postnatalVisits(progress.birthDate, done);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return [];
  return antenatalVisits(progress.expectedDate, done, progress.numberOfBabies);
}

export function visitPlan(visits: Visit[], now: CalendarDate): VisitPlan {
  const [first] = visits;
  const isBegun = visits.some(({ done }) => done);
  return {
    visits,
    next: visits.find(({ done, lastDate }) => !done && lastDate >= now) ?? null,
    isLateStart: first?.kind === "antenatalContact" && first.lastDate < now && !isBegun,
  };
}

export async function visitPlanOf(context: Context, member: Member): Promise<VisitPlan> {
  const pregnancy = await chosenPregnancy(context, member.id);
  return pregnancy ? visitPlanIn(context, pregnancy) : visitPlan([], today(context));
}

export async function visitPlanIn(context: Context, pregnancy: Pregnancy): Promise<VisitPlan> {
  const now = today(context);
  return visitPlan(visitsOf(pregnancy, now, await visitsDone(context, pregnancy)), now);
}

async function visitsDone(context: Context, { id }: Pregnancy): Promise<DoneMarks> {
  return (await doneMarksOf(context, [id])).get(id) ?? new Map();
}

export async function markVisit(context: Context, member: Member, key: string, done: boolean): Promise<void> {
  const pregnancy = found((await chosenPregnancy(context, member.id)) ?? undefined, "visit");
  const now = today(context);
  const visit = found(
    visitsOf(pregnancy, now).find((one) => one.key === key),
    "visit",
  );
  if (!done) return removeDone(context, pregnancy.id, visit.key);
  if (!mayBeDone(visit, now)) throw invalid("", say.visitAhead);
  await storeDone(context, { pregnancyId: pregnancy.id, item: visit.key }, now, undefined);
}
