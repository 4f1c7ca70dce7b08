import type { City, EventOccurrence } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import type { EventFacts } from "../../format/structured-data.ts";
import { inOneLine } from "../../format/words.ts";
import { m } from "../../messages/m.ts";

export interface EventSummary extends EventFacts {
  id: string;
  isWeekly: boolean;
  isSample: boolean;
  textLanguage: EventOccurrence["textLanguage"];
}

const EVERYWHERE = m.eventEverywhere();

/** @param cities undefined when they could not be loaded. */
export function summaryOf(event: EventOccurrence, cities: City[] | undefined): EventSummary {
  const { id, name, date, lastDate, time, venue, city, isWeekly, isSample, textLanguage } = event;
  const place = city.id === null ? EVERYWHERE : (cities?.find(({ id }) => id === city.id)?.name ?? null);
  return { id, name, date, lastDate, time, venue, place, isWeekly, isSample, textLanguage };
}

/** '5 Mar, 2024, 10:00', or '24 Apr, 2024 – 30 Apr, 2024' for several days. */
export function whenOf({ date, lastDate, time }: Pick<EventSummary, "date" | "lastDate" | "time">): string {
  const days =
    lastDate === date ? formatDate(date) : m.eventDays({ from: formatDate(date), until: formatDate(lastDate) });
  return time === null ? days : m.dateAndTime({ date: days, time });
}

export function whereOf({ venue, place }: Pick<EventSummary, "venue" | "place">): string {
  if (!venue) return place ?? "";
  return place === null || place === EVERYWHERE ? venue : m.eventVenueAndPlace({ venue, place: inOneLine(place) });
}

export function sentenceOf(event: EventSummary): string {
  return m.eventSentence({ when: whenOf(event), where: whereOf(event) });
}

export function isFirstOfSeries({ eventId }: EventOccurrence, index: number, all: EventOccurrence[]) {
  return all.findIndex((other) => other.eventId === eventId) === index;
}

/** The first of a weekly one says that it is on every week. */
export function isFirstOfWeekly(event: EventOccurrence, index: number, all: EventOccurrence[]) {
  return !event.isWeekly || isFirstOfSeries(event, index, all);
}

/** One that belongs to no city. */
export function isWorldDay({ city }: Pick<EventOccurrence, "city">) {
  return city.id === null;
}

/** An event without a city is on everywhere. */
export function isIn(cityId: string | null) {
  return ({ city }: Pick<EventOccurrence, "city">) => city.id === null || city.id === cityId;
}
