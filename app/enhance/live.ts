import { useSyncExternalStore } from "react";

/** What is known of the member's messages, as a whole. */
export interface News {
  /** The number of her newest event. */
  lastEvent: number;
  /** How many conversations she has not read. */
  unread: number;
}

const nothing: News = { lastEvent: 0, unread: 0 };
const listeners = new Set<() => void>();
let news = nothing;

/** Tells all parts of the page; what is older than what they know tells them nothing. Null: the member is signed out. */
export function tellNews(next: News | null) {
  if (next && next.lastEvent <= news.lastEvent) return;
  news = next ?? nothing;
  for (const listener of listeners) listener();
}

/** What the stream, or a load of the page, told last; `lastEvent` 0 when nobody is signed in or nothing was told yet. */
export function newsNow(): News {
  return news;
}

/** The same where it is shown. On the server nothing is ever told. */
export function useNews(): News {
  return useSyncExternalStore(subscribe, newsNow, newsNow);
}

/** Calls a listener when something was told. @returns how to stop. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
