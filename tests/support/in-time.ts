import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** Turns of the event loop that may lie between a timer and what waits for it. */
const TURNS = 20;

/**
 * What `work` comes to, which is over before a timer of so many milliseconds that was set with it: unlike a clock's
 * time it does not depend on how busy the machine is, since the timers of what is tested wait for it as well.
 * @throws what it was rejected with, or that it took longer.
 */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const over = work.then(
    () => true,
    () => true,
  );
  let isOver = await Promise.race([over, pause(ms, false, { ref: false })]);
  for (let turns = 0; turns < TURNS && !isOver; turns += 1) isOver = await Promise.race([over, turn(false)]);
  if (!isOver) throw new Error(`It takes longer than ${ms} ms.`);
  return work;
}
