import { measureMessages, timeWithin } from "../bench/messages.ts";
import type { Fault } from "./fault.ts";

const STREAMS = 10_000;
const MEMORY_MAX_MB = 500;
const DELIVERED_WITHIN_MS = 1_000;

/** Ten thousand pages are open while a hundred messages a second are sent. */
export async function openStreams(): Promise<Fault> {
  const { audience, expected, failures, memory } = await measureMessages(STREAMS);
  const slowest = timeWithin(audience, 0.99);
  const most = Math.max(...memory);
  const lost = expected - audience.times.length + audience.twice;
  return {
    fault: `${STREAMS.toLocaleString("en")} open event streams`,
    saw: `messages after ${slowest.toFixed(0)} ms (p99), ${failures} refused`,
    healedIn: `– (${most.toFixed(0)} MB at most)`,
    lost: `${lost} of ${expected}, ${audience.twice} told twice`,
    isAsItMustBe: lost === 0 && failures === 0 && slowest < DELIVERED_WITHIN_MS && most < MEMORY_MAX_MB,
  };
}
