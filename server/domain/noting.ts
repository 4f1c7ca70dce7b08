import { setTimeout as pause } from "node:timers/promises";

const NOTED_WITHIN_MS = 200;

/**
 * Waits a moment for a note that reading makes: a database that takes no writes just now can still be read.
 * @param within milliseconds; longer where what is read shows the note itself.
 */
export async function noteSoon(noting: Promise<unknown>, within = NOTED_WITHIN_MS): Promise<void> {
  await Promise.race([noting.catch(() => {}), pause(within)]);
}
