import type { Context } from "./context.ts";

/** For a call that only reads: the rows that several parts of its answer need are read once. */
export function readingOnce(context: Context): Context {
  return { ...context, once: {} };
}

/** @returns `read`, done once for each member in a call that only reads. Nobody may change what it gives. */
export function once<Within extends Pick<Context, "once">, Found>(
  read: (context: Within, memberId: string) => Promise<Found>,
): typeof read {
  const readBy = new WeakMap<object, Map<string, Promise<Found>>>();
  return (context, memberId) => {
    if (!context.once) return read(context, memberId);
    const known = readBy.get(context.once) ?? new Map<string, Promise<Found>>();
    const reading = known.get(memberId) ?? read(context, memberId);
    readBy.set(context.once, known.set(memberId, reading));
    return reading;
  };
}
