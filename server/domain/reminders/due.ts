import type { ReminderKind } from "../../db/schema/reminders.ts";
import type { PlanItem } from "../plan/items.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";

/** Of a day, and not of what is due on it: several things on one day are one reminder. */
export interface Due {
  kind: ReminderKind;
  day: CalendarDate;
}

export type DatedItem = Pick<PlanItem, "kind" | "date" | "isDated" | "status" | "canStillGo">;

const LATE_DAYS = [7, 8, 9] as const;
/** A plan shows each thing at least so long before its day. */
const LOOK_WITHIN_DAYS = 7;

/** @param told what she was told of already, as `nameOf` has it */
export function dueOn(items: readonly DatedItem[], today: CalendarDate, told: ReadonlySet<string>): Due | null {
  const isOpen = (day: CalendarDate) => items.some((item) => item.date === day && isToBeDone(item));
  return possibleOn(today).find((due) => !told.has(nameOf(due)) && isOpen(due.day)) ?? null;
}

/** All that can be due on a day; the first comes first. */
export function possibleOn(today: CalendarDate): Due[] {
  const late = LATE_DAYS.map((days): Due => ({ kind: "late", day: addDays(today, -days) }));
  return [{ kind: "before", day: addDays(today, 1) }, ...late];
}

export const nameOf = ({ kind, day }: { kind: ReminderKind; day: string }): string => `${kind} ${day}`;

/** The next day on which something gets due by this plan, and within a week, since plans change by themselves too. */
export function nextLook(items: readonly DatedItem[], today: CalendarDate): CalendarDate {
  const days = items
    .filter(({ isDated, status }) => isDated && status !== "done" && status !== "notForMe")
    .flatMap(({ date }) => [addDays(date, -1), addDays(date, LATE_DAYS[0])]);
  const last = addDays(today, LOOK_WITHIN_DAYS);
  return days.reduce((first, day) => (day > today && day < first ? day : first), last);
}

function isToBeDone({ kind, isDated, status, canStillGo }: DatedItem) {
  if (kind === "dueDate" || !isDated) return false;
  return status === "coming" || status === "due" || (status === "missed" && canStillGo);
}
