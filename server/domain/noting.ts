import { setTimeout as pause } from "node:timers/promises";

const NOTED_WITHIN_MS = 200;

/** Reading must not wait long for a write that it triggers: the database may be read-only just now. */
export async function noteSoon(noting: Promise<unknown>, within = NOTED_WITHIN_MS): Promise<void> {
  await Promise.race([noting.catch(() => {}), pause(within)]);
}
