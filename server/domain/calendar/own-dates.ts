import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { currentPregnancy, today } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { contactsAt, contactsDone } from "./contacts.ts";

/** A date of her own. */
export interface OwnDate {
  kind: "antenatalContact" | "postnatalContact" | "dueDate";
  date: CalendarDate;
  title: string;
}

/**
 * Her dates, from her due date or her baby's birth; none when nothing is being counted.
 * @param done keys of the visits that are left out.
 */
export function ownDates(progress: Progress | null, done: ReadonlySet<string> = new Set()): OwnDate[] {
  const open = contactsAt(progress).filter(({ key }) => !done.has(key));
  const contacts = open.map(({ kind, date, name }): OwnDate => ({ kind, date, title: name }));
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return contacts;
  return [...contacts, { kind: "dueDate", date: progress.expectedDate, title: "Expected due date" }];
}

/** All dates that stand in her calendar today. */
export async function ownDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  const pregnancy = await currentPregnancy(context, member.id);
  return ownDates(pregnancy && progressOf(pregnancy, today(context)));
}

/** All but the visits that she has marked as done. */
export async function openDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  const pregnancy = await currentPregnancy(context, member.id);
  if (!pregnancy) return [];
  return ownDates(progressOf(pregnancy, today(context)), await contactsDone(context, pregnancy));
}
