import { useSyncExternalStore } from "react";

export interface News {
  lastEvent: number;
  unread: number;
}

const nothing: News = { lastEvent: 0, unread: 0 };
const listeners = new Set<() => void>();
let news = nothing;

/** Null means that the member is signed out. */
export function publishNews(next: News | null) {
  if (next && next.lastEvent <= news.lastEvent) return;
  news = next ?? nothing;
  for (const listener of listeners) listener();
}

export function newsNow(): News {
  return news;
}

export function useNews(): News {
  return useSyncExternalStore(subscribe, newsNow, newsNow);
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
