import type { Context } from "./context.ts";

/** For a call that only reads: the rows that several parts of its answer need are read once. */
export function readingOnce(context: Context): Context {
  return { ...context, once: {} };
}
