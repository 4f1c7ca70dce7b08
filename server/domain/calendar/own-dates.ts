import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import { currentPregnancy, today } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";

/** Completed weeks at which WHO recommends an antenatal contact (WHO antenatal care for a positive pregnancy experience, 2016). */
export const ANTENATAL_CONTACT_WEEKS = [12, 20, 26, 30, 34, 36, 38, 40] as const;

/** A date of her own. */
export interface OwnDate {
  kind: "antenatalContact" | "dueDate";
  date: CalendarDate;
  title: string;
}

/** Her dates, from her due date; none when nothing is being counted. */
export function ownDates(progress: Progress | null): OwnDate[] {
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return [];
  const start = pregnancyStart(progress.expectedDate);
  const contacts = ANTENATAL_CONTACT_WEEKS.map((week): OwnDate => ({
    kind: "antenatalContact",
    date: addDays(start, week * 7),
    title: `Antenatal visit, week ${week}`,
  }));
  return [...contacts, { kind: "dueDate", date: progress.expectedDate, title: "Expected due date" }];
}

/** All dates that stand in her calendar today. */
export async function ownDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  const pregnancy = await currentPregnancy(context, member.id);
  return ownDates(pregnancy && progressOf(pregnancy, today(context)));
}
