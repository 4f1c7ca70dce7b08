import type { RawBuilder } from "kysely";
import type { Database } from "./schema.ts";

/**
 * The numbers of the rows of `table`, the highest first and at most `limit`, that have every one of `words` as a word or
 * the beginning of one. Words are folded as the stored text is, and at least one.
 * @param categoryId null for all.
 */
export type WordLookup = (
  table: "article",
  search: { words: string[]; categoryId: string | null; limit: number },
) => RawBuilder<{ number: number }>;

/**
 * The numbers of the newest rows of `table` that are shown and have every one of `words`, the newest first. A word is
 * meant as the beginning of one too, unless it is a single letter; SQLite takes one that is common for itself alone.
 * @param most so many are looked for.
 * @param within only those created between two instants, the end not included.
 */
export type NewestMatches = (
  db: Database,
  table: "post",
  words: string[],
  asked: { most: number; within: { from: number; until: number } | null },
) => Promise<number[]>;
