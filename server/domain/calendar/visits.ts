import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import { ownChecksFrom } from "../pregnancies/loss-kind.ts";
import { chosenPregnancy, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";

/** WHO antenatal care for a positive pregnancy experience, 2016: completed weeks of the recommended contacts. */
export const ANTENATAL_VISIT_WEEKS = [12, 20, 26, 30, 34, 36, 38, 40] as const;

/**
 * The last of these weeks by the number of babies: most twins are born by 37 weeks (NICE, quality standard 46,
 * statement 8), triplets mostly before 35 (Twins Trust: Prematurity). More than three have no list of their own.
 */
const LAST_WEEK_OF_SEVERAL: Readonly<Record<number, number>> = { 2: 36, 3: 34, 4: 34 };

/** WHO maternal and newborn care for a positive postnatal experience, 2022: first and last day after birth. */
const POSTNATAL_VISITS = [
  { key: "first-day", when: "first 24 hours", from: 0, to: 1 },
  { key: "day-3", when: "day 3", from: 2, to: 3 },
  { key: "days-7-to-14", when: "days 7 to 14", from: 7, to: 14 },
  { key: "week-6", when: "week 6", from: 35, to: 41 },
] as const;

/** `ownCheck` is a check of the mother alone, after a loss. */
export interface Visit {
  key: string;
  /** The values are the API's, and stand in entries of phones' calendars. */
  kind: "antenatalContact" | "postnatalContact" | "ownCheck";
  name: string;
  /** Completed weeks of the pregnancy; null after birth. */
  week: number | null;
  date: CalendarDate;
  lastDate: CalendarDate;
  done: boolean;
}

/** Clinics give other days than the list's. */
const EARLY_DAYS = { antenatalContact: 14, postnatalContact: 0, ownCheck: 0 };

/** The first antenatal visit may be on any earlier day. */
export function mayBeDone({ kind, date, week }: Visit, now: CalendarDate): boolean {
  return week === ANTENATAL_VISIT_WEEKS[0] || date <= addDays(now, EARLY_DAYS[kind]);
}

export interface VisitPlan {
  visits: Visit[];
  next: Visit | null;
  isLateStart: boolean;
}

export function antenatalVisits(dueDate: CalendarDate, done: ReadonlySet<string>, numberOfBabies = 1): Visit[] {
  const start = pregnancyStart(dueDate);
  const lastWeek = LAST_WEEK_OF_SEVERAL[numberOfBabies] ?? Infinity;
  return ANTENATAL_VISIT_WEEKS.filter((week) => week <= lastWeek).map((week): Visit => {
    const key = `week-${week}`;
    const date = addDays(start, week * 7);
    const name = `Antenatal visit, week ${week}`;
    return { key, kind: "antenatalContact", name, week, date, lastDate: addDays(date, 6), done: done.has(key) };
  });
}

export function postnatalVisits(birthDate: CalendarDate, done: ReadonlySet<string>): Visit[] {
  return afterBirth(birthDate, done, { kind: "postnatalContact", name: "Check after birth" });
}

function afterBirth(birthDate: CalendarDate, done: ReadonlySet<string>, { kind, name }: Pick<Visit, "kind" | "name">) {
  return POSTNATAL_VISITS.map(({ key, when, from, to }): Visit => ({
    key,
    kind,
    name: `${name}, ${when}`,
    week: null,
    date: addDays(birthDate, from),
    lastDate: addDays(birthDate, to),
    done: done.has(key),
  }));
}

export function ownChecks(birthDate: CalendarDate, now: CalendarDate, done: ReadonlySet<string>): Visit[] {
  return afterBirth(birthDate, done, { kind: "ownCheck", name: "Your own check" }).filter(
    ({ lastDate }) => lastDate >= now,
  );
}

export function visitsOf(pregnancy: Pregnancy, now: CalendarDate, done: ReadonlySet<string> = new Set()): Visit[] {
  if (!pregnancy.loss) return visitsAt(progressOf(pregnancy, now), done);
  const from = ownChecksFrom(pregnancy);
  return from ? ownChecks(from, now, done) : [];
}

export function visitsAt(progress: Progress | null, done: ReadonlySet<string> = new Set()): Visit[] {
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
  return pregnancy ? planOf(context, pregnancy) : visitPlan([], today(context));
}

export async function planOf(context: Context, pregnancy: Pregnancy): Promise<VisitPlan> {
  const now = today(context);
  return visitPlan(visitsOf(pregnancy, now, await visitsDone(context, pregnancy)), now);
}

export async function visitsDone({ db }: Context, { id }: Pregnancy): Promise<Set<string>> {
  const rows = await db.selectFrom("contactDone").select("contact").where("pregnancyId", "=", id).execute();
  return new Set(rows.map(({ contact }) => contact));
}

export async function markVisit(context: Context, member: Member, key: string, done: boolean): Promise<void> {
  const pregnancy = found((await chosenPregnancy(context, member.id)) ?? undefined, "visit");
  const visit = found(
    visitsOf(pregnancy, today(context)).find((one) => one.key === key),
    "visit",
  );
  if (done && !mayBeDone(visit, today(context))) {
    throw invalid("", "This visit is still ahead. Mark it once you have been there.");
  }
  const mark = { pregnancyId: pregnancy.id, contact: visit.key };
  if (done) {
    await context.db
      .insertInto("contactDone")
      .values({ ...mark, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await context.db
      .deleteFrom("contactDone")
      .where("pregnancyId", "=", mark.pregnancyId)
      .where("contact", "=", mark.contact)
      .execute();
  }
}
