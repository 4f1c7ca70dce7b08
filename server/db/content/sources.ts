import { z } from "zod";

/** Where a fact comes from, as content files name it, and when somebody last looked. */
export const source = z.object({ name: z.string(), url: z.url(), checked: z.iso.date().optional() });

export const sources = z.array(source).min(1);
