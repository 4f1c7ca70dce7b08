import type { Selectable } from "kysely";
import type { EventTable } from "../../db/schema/library.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import { inItsLanguage, languageIn, oneInItsLanguage, type InLanguage } from "../translations/translations.ts";
import { addDays, parseCalendarDate, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { hasLostCurrent, today } from "../pregnancies/pregnancies.ts";
import { dayOf, daysFrom, fallsOn, lengthInDays, recurrence, type Recurrence } from "./recurrence.ts";

type EventRow = Selectable<EventTable> & InLanguage;

/** Its id is the event's id and the date, so that its address lasts. */
export interface Occurrence extends Omit<EventRow, "recurrence" | "isSample" | "time" | "about"> {
  /** HH:MM in the operator's zone; null for the whole day. */
  time: string | null;
  eventId: string;
  isWeekly: boolean;
  date: CalendarDate;
  lastDate: CalendarDate;
  isSample: boolean;
}

const ALL_DAY = "00:00";
const PAST_DAYS = 31;
const USUAL_SPAN = 151;
const LASTS_AT_MOST = 31;
const SPAN_MAX = 800;

/** @param viewer null for a visitor; after a loss she gets no event about a pregnancy or a baby. */
export async function listEvents(
  context: Context,
  viewer: Member | null,
  span: { from?: CalendarDate | undefined; to?: CalendarDate | undefined } = {},
): Promise<Occurrence[]> {
  const from = span.from ?? (span.to ? addDays(span.to, -USUAL_SPAN) : addDays(today(context), -PAST_DAYS));
  const wished = span.to ?? addDays(from, USUAL_SPAN);
  const latest = addDays(from, SPAN_MAX);
  const to = wished < latest ? wished : latest;
  const isSilent = await meetsNoneAboutABaby(context, viewer);
  const rows = await context.db
    .selectFrom("event")
    .selectAll()
    .$if(isSilent, (query) => query.where("about", "is", null))
    .execute();
  const events = await inItsLanguage(context, rows, ({ id }) => id);
  const days = daysFrom(addDays(from, -LASTS_AT_MOST), to);
  const occurrences = events.flatMap((row) => {
    const rule = recurrence.parse(JSON.parse(row.recurrence));
    return days
      .filter((day) => fallsOn(rule, day))
      .map(({ date }) => occurrenceOf(row, date, rule))
      .filter(({ lastDate }) => lastDate >= from);
  });
  return occurrences.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

export async function eventById(context: Context, viewer: Member | null, id: string): Promise<Occurrence> {
  const [, eventId = "", year, month, day] = /^([0-9a-f]{24})(\d{4})(\d{2})(\d{2})$/.exec(id) ?? [];
  const date = parseCalendarDate(`${year}-${month}-${day}`);
  const row = date
    ? await context.db.selectFrom("event").selectAll().where("id", "=", eventId).executeTakeFirst()
    : undefined;
  if (!row || !date) throw notFound("event");
  if (row.about !== null && (await meetsNoneAboutABaby(context, viewer))) throw notFound("event");
  const rule = recurrence.parse(JSON.parse(row.recurrence));
  if (!fallsOn(rule, dayOf(date))) throw notFound("event");
  return occurrenceOf(await oneInItsLanguage(context, row, eventId), date, rule);
}

async function meetsNoneAboutABaby(context: Context, viewer: Member | null) {
  return viewer !== null && hasLostCurrent(context, viewer.id);
}

function occurrenceOf(row: EventRow, date: CalendarDate, rule: Recurrence): Occurrence {
  const { id, name, description, venue, cityId, time, source, isSample } = row;
  return {
    ...languageIn(row),
    id: id + date.replaceAll("-", ""),
    eventId: id,
    isWeekly: rule.kind === "weekly",
    name,
    description,
    venue,
    cityId,
    time: time === ALL_DAY ? null : time,
    source,
    isSample: isSample === 1,
    date,
    lastDate: addDays(date, lengthInDays(rule) - 1),
  };
}

function orderOf({ date, time, name }: Occurrence) {
  return `${date} ${time ?? ""} ${name}`;
}
