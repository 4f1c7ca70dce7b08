import { Temporal } from "temporal-polyfill";
import { FIRST_HOUR, NIGHT_HOUR } from "../../contract/reminders/hours.ts";
import { addDays, calendarDateOf, type CalendarDate } from "../pregnancies/calendar-date.ts";

export interface Clock {
  hour: number;
  timeZone: string;
}

/** On a day on which the clocks skip the hour, the one after it. */
export function instantAt(day: CalendarDate, { hour, timeZone }: Clock): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;
}

export function nextHour(now: number, clock: Clock): number {
  const today = calendarDateOf(now, clock.timeZone);
  const at = instantAt(today, clock);
  return at > now ? at : instantAt(addDays(today, 1), clock);
}

export function isNight(now: number, timeZone: string): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return hour < FIRST_HOUR || hour >= NIGHT_HOUR;
}
