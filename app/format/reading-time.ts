import { m } from "../messages/m.ts";

const WORDS_PER_MINUTE = 200;

export function readingTime(words: number): string {
  const minutes = Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
  return minutes < 60
    ? m.timeReadingMinutes({ minutes })
    : m.timeReadingHours({ count: Math.floor(minutes / 60), minutes: minutes % 60 });
}
