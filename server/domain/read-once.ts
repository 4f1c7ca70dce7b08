import type { Context } from "./context.ts";

/** For a call that only reads: the rows that several parts of its answer need are read once. */
export function readingOnce(context: Context): Context {
  return { ...context, once: {} };
}

/** @returns `read`, done once for each key in a call that only reads. Nobody may change what it gives. */
export function oncePerCall<Within extends Pick<Context, "once">, Found>(
  read: (context: Within, key: string) => Promise<Found>,
): typeof read {
  const readBy = new WeakMap<object, Map<string, Promise<Found>>>();
  return (context, key) => {
    if (!context.once) return read(context, key);
    const known = readBy.get(context.once) ?? new Map<string, Promise<Found>>();
    const reading = known.get(key) ?? read(context, key);
    readBy.set(context.once, known.set(key, reading));
    return reading;
  };
}
