import type { City, EventOccurrence } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import type { EventFacts } from "../../format/structured-data.ts";

/** What a list tells of an event; its text stays on the server until it is opened. */
export interface EventSummary extends EventFacts {
  id: string;
  isSample: boolean;
}

/** @param cities the cities by name; undefined while they can't be had. */
export function summaryOf(event: EventOccurrence, cities: City[] | undefined): EventSummary {
  const { id, name, date, lastDate, time, venue, city, isSample } = event;
  const place = city === null ? "Everywhere" : (cities?.find(({ id }) => id === city.id)?.name ?? null);
  return { id, name, date, lastDate, time, venue, place, isSample };
}

/** When an event is, in words: '5 Mar, 2024, 10:00', or '24 Apr, 2024 – 30 Apr, 2024' for what takes several days. */
export function whenOf({ date, lastDate, time }: Pick<EventSummary, "date" | "lastDate" | "time">): string {
  const days = lastDate === date ? formatDate(date) : `${formatDate(date)} – ${formatDate(lastDate)}`;
  return time === null ? days : `${days}, ${time}`;
}

/** Venue and city in one line. */
export function whereOf({ venue, place }: Pick<EventSummary, "venue" | "place">): string {
  return [venue, place].filter(Boolean).join(" · ");
}

/** When and where, for whom the address of an event is shared with. */
export function sentenceOf(event: EventSummary): string {
  return `${whenOf(event)}. ${whereOf(event)}.`;
}

/** Whether it is for someone in this city: what is on everywhere is for all. */
export function isIn(cityId: string | null) {
  return ({ city }: Pick<EventOccurrence, "city">) => city === null || city.id === cityId;
}
