import type { Config } from "./config.ts";
import { existingDatabase } from "./database.ts";
import { previewReminders } from "./domain/reminders/preview.ts";
import { sentCounts } from "./domain/tally/reminders.ts";
import { Settings } from "./settings/settings.ts";

const DAYS = 7;

/** Bare numbers: nobody is named, and nothing is sent. */
export async function remindersAhead(config: Config): Promise<string> {
  const { db } = await existingDatabase(config);
  const settings = new Settings(db, config.settings);
  const context = { db, now: Date.now, timeZone: config.timeZone, settings };
  try {
    const sent = await sentCounts(context);
    const days = await previewReminders(context, DAYS);
    const { day, month } = config.reminders.caps;
    const lines = [
      ...days.map(({ day: date, reminders }) => `${date}  ${reminders}`),
      `Sent today: ${outOf(sent.day, day)}. Sent this month: ${outOf(sent.month, month)}.`,
      "Those of today are the ones whose hour is still to come. What members mark, move or end meanwhile changes all.",
    ];
    return lines.join("\n");
  } finally {
    await db.destroy();
  }
}

const outOf = (sent: number, most: number | undefined) => (most === undefined ? String(sent) : `${sent} of ${most}`);
