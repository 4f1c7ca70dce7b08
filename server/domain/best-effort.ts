import { setTimeout as pause } from "node:timers/promises";

const WITHIN_MS = 200;

/** For a note that reading makes: a database that takes no writes just now can still be read. @param within milliseconds */
export async function bestEffort(write: Promise<unknown>, within = WITHIN_MS): Promise<void> {
  await Promise.race([write.catch(() => {}), pause(within)]);
}
