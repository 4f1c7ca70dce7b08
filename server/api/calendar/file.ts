import { z } from "@hono/zod-openapi";
import type { Context as Request } from "hono";
import ical, { ICalCalendarMethod, type ICalEventData } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import type { OwnDate } from "../../domain/calendar/own-dates.ts";
import type { Occurrence } from "../../domain/events/events.ts";
import { withIsolateMarks } from "../../contract/isolates.ts";
import { addDays } from "../../domain/pregnancies/calendar-date.ts";
import type { ApiEnvironment } from "../environment.ts";

const HOUR = 3_600_000;
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

export const calendarContent = {
  description: "An iCalendar file",
  content: { "text/calendar": { schema: z.string() } },
};

export function calendarFile(c: Request<ApiEnvironment>, name: string, entries: ICalEventData[]) {
  c.header("Content-Type", CALENDAR_TYPE);
  c.header("Content-Disposition", 'attachment; filename="umeed.ics"');
  return c.body(calendarText(name, entries));
}

export function calendarText(name: string, entries: ICalEventData[]): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, events: entries });
  // RFC 5545 requires CRLF after the last line too, which the library leaves out.
  return `${calendar.toString()}\r\n`;
}

export async function eventEntry(event: Occurrence, timeZone: string): Promise<ICalEventData> {
  // A large library that nothing else needs, so it is imported with the first file.
  const { plainText } = await import("../../html/clean.ts");
  const text = {
    id: `${event.id}@umeed`,
    summary: event.name,
    location: event.venue,
    description: plainText(withIsolateMarks(event.description)).trim(),
  };
  if (event.time === null) {
    return { ...text, allDay: true, start: midnight(event.date), end: midnight(addDays(event.lastDate, 1)) };
  }
  const start = Temporal.PlainDateTime.from(`${event.date}T${event.time}`).toZonedDateTime(timeZone).epochMilliseconds;
  return { ...text, start: new Date(start), end: new Date(start + HOUR) };
}

/** A phone may show the title on its lock screen. */
export function ownEntry({ key, date, title }: OwnDate): ICalEventData {
  return {
    id: `${key}@umeed`,
    summary: title,
    allDay: true,
    start: midnight(date),
    end: midnight(addDays(date, 1)),
  };
}

/** Whole days have no zone; the library reads the date from the UTC fields of a Date. */
function midnight(date: string) {
  return new Date(`${date}T00:00:00Z`);
}
