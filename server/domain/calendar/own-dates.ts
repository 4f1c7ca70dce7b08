import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { currentPregnancy, today } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { contactsAt } from "./contacts.ts";

/** A date of her own. */
export interface OwnDate {
  kind: "antenatalContact" | "postnatalContact" | "dueDate";
  date: CalendarDate;
  title: string;
}

/** Her dates, from her due date or her baby's birth; none when nothing is being counted. */
export function ownDates(progress: Progress | null): OwnDate[] {
  const contacts = contactsAt(progress).map(({ kind, date, name }): OwnDate => ({ kind, date, title: name }));
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return contacts;
  return [...contacts, { kind: "dueDate", date: progress.expectedDate, title: "Expected due date" }];
}

/** All dates that stand in her calendar today. */
export async function ownDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  const pregnancy = await currentPregnancy(context, member.id);
  return ownDates(pregnancy && progressOf(pregnancy, today(context)));
}
