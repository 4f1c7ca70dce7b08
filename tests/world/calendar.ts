import { inDays } from "./dates.ts";

/** An event as the API tells of it. */
export interface ToldEvent {
  _id: string;
  name: string;
  date: string;
  time: string | null;
  city: { _id: string } | null;
  source: { name: string } | null;
  isSample: boolean;
}

/** The events from one date to another, both included. */
export async function eventsBetween(address: string, from: string, to: string): Promise<ToldEvent[]> {
  return eventsAsked(address, { from, to });
}

/** The events from today on, and the names of their cities. */
export async function eventsAhead(address: string) {
  const ahead = await eventsAsked(address, { from: inDays(0) });
  const cities: { _id: string; name: string }[] = await (await fetch(`${address}/api/city`)).json();
  return { ahead, cities, nameOf: (city: ToldEvent["city"]) => cities.find(({ _id }) => _id === city?._id)?.name };
}

async function eventsAsked(address: string, query: Record<string, string>) {
  const response = await fetch(`${address}/api/event?${new URLSearchParams(query)}`);
  const { data }: { data: ToldEvent[] } = await response.json();
  return data;
}

/** A day of a month, `YYYY-MM`, on which there is something. */
export async function busyDay(address: string, month: string): Promise<string> {
  const [event] = await eventsBetween(address, `${month}-08`, `${month}-28`);
  if (!event) throw new Error(`There is nothing in ${month}.`);
  return event.date;
}

/** A month so many from this one, `YYYY-MM`. */
export function monthFromNow(months: number): string {
  const [year = 0, month = 0] = inDays(0).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A month as its table is named: March 2026. */
export function nameOf(month: string): string {
  return new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(month));
}

/** A month as links to it are named: Mar 2026. */
export function shortNameOf(month: string): string {
  return nameOf(month).replace(/^(\w{3})\w*/, "$1");
}
