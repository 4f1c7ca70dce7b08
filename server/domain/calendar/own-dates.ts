import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { chosenPregnancy, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { visitsAt, visitsDone, visitsOf, type Visit } from "./visits.ts";

export interface OwnDate {
  kind: Visit["kind"] | "dueDate";
  date: CalendarDate;
  title: string;
}

export function ownDates(progress: Progress | null, done: ReadonlySet<string> = new Set()): OwnDate[] {
  const visits = datesOf(visitsAt(progress), done);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return visits;
  return [...visits, { kind: "dueDate", date: progress.expectedDate, title: "Expected due date" }];
}

function datesOf(visits: Visit[], done: ReadonlySet<string>) {
  const open = visits.filter(({ key }) => !done.has(key));
  return open.map(({ kind, date, name }): OwnDate => ({ kind, date, title: name }));
}

export async function ownDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  const pregnancy = await chosenPregnancy(context, member.id);
  return pregnancy ? datesOn(context, pregnancy) : [];
}

export async function openDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  const pregnancy = await chosenPregnancy(context, member.id);
  return pregnancy ? datesOn(context, pregnancy, await visitsDone(context, pregnancy)) : [];
}

/** After a loss only her own checks are left. */
function datesOn(context: Context, pregnancy: Pregnancy, done: ReadonlySet<string> = new Set()) {
  const now = today(context);
  return pregnancy.loss ? datesOf(visitsOf(pregnancy, now), done) : ownDates(progressOf(pregnancy, now), done);
}
