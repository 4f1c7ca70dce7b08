import type { Message } from "../../api/types.ts";
import { spokenDay } from "../../format/spoken-day.ts";
import { nowIn } from "../../format/today.ts";

/** With the time of each in the reader's zone, and the day where a new one begins. */
export function saidMessages(messages: Message[], timeZone: string) {
  const today = nowIn(timeZone).date;
  let last = "";
  return messages.map((message) => {
    const { date, time } = nowIn(timeZone, new Date(message.createdAt));
    const day = date === last ? null : { date, label: spokenDay(date, today) };
    last = date;
    return { ...message, time, day };
  });
}

/** Where the unread line stands; null when all was read. */
export function firstUnread(messages: Message[], unread: number): number | null {
  const theirs = messages.filter(({ isMine }) => !isMine);
  return unread > 0 ? (theirs.slice(-unread)[0]?.position ?? null) : null;
}
