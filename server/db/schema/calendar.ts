import type { Time } from "./columns.ts";

export interface CalendarTables {
  calendarFeed: CalendarFeedTable;
}

export interface CalendarFeedTable {
  memberId: string;
  tokenHash: string;
  createdAt: Time;
  lastFetchedAt: Time | null;
}
