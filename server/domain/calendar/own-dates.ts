import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { chosenPregnancy, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { contactsAt, contactsDone, contactsOf, type Contact } from "./contacts.ts";

/** A date of her own. */
export interface OwnDate {
  kind: Contact["kind"] | "dueDate";
  date: CalendarDate;
  title: string;
}

/**
 * Her dates, from her due date or her baby's birth; none when nothing is being counted.
 * @param done keys of the visits that are left out.
 */
export function ownDates(progress: Progress | null, done: ReadonlySet<string> = new Set()): OwnDate[] {
  const contacts = datesOf(contactsAt(progress), done);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return contacts;
  return [...contacts, { kind: "dueDate", date: progress.expectedDate, title: "Expected due date" }];
}

function datesOf(contacts: Contact[], done: ReadonlySet<string>) {
  const open = contacts.filter(({ key }) => !done.has(key));
  return open.map(({ kind, date, name }): OwnDate => ({ kind, date, title: name }));
}

/** All dates that stand in her calendar today. */
export async function ownDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  const pregnancy = await chosenPregnancy(context, member.id);
  return pregnancy ? datesOn(context, pregnancy) : [];
}

/** All but the visits that she has marked as done. */
export async function openDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  const pregnancy = await chosenPregnancy(context, member.id);
  return pregnancy ? datesOn(context, pregnancy, await contactsDone(context, pregnancy)) : [];
}

/** After a loss her own checks are all that is left. */
function datesOn(context: Context, pregnancy: Pregnancy, done: ReadonlySet<string> = new Set()) {
  const now = today(context);
  return pregnancy.loss ? datesOf(contactsOf(pregnancy, now), done) : ownDates(progressOf(pregnancy, now), done);
}
