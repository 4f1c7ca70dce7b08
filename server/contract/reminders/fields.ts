import { z } from "zod";
import { say } from "../sentences/say.ts";
import { REMINDER_CHANNELS } from "./channels.ts";
import { FIRST_HOUR, NIGHT_HOUR } from "./hours.ts";

const wrongHour = { error: () => say.reminderHourWrong() };
export const reminderHour = z
  .int(wrongHour)
  .min(FIRST_HOUR, wrongHour)
  .max(NIGHT_HOUR - 1, wrongHour);

export const reminderChannel = z.enum(REMINDER_CHANNELS, { error: () => say.reminderChannelWrong() });

const ZONE_MAX = 50;

export const timeZone = z
  .string({ error: () => say.timeZoneWrong() })
  .max(ZONE_MAX, { error: () => say.timeZoneWrong() })
  .refine(isTimeZone, { error: () => say.timeZoneWrong() });

function isTimeZone(name: string) {
  // By their names alone: an offset such as +05:00 knows no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
