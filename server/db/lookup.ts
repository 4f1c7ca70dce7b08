import type { RawBuilder } from "kysely";
import type { Database } from "./schema.ts";

/** The highest number first; every folded word must match, as a word or the beginning of one. */
export type WordLookup = (
  table: "article",
  search: { words: string[]; categoryId: string | null; limit: number },
) => RawBuilder<{ number: number }>;

/** As in `WordLookup`, but a single letter, and on SQLite a common word, matches only whole. `until` is excluded. */
export type NewestMatches = (
  db: Database,
  table: "post",
  words: string[],
  asked: { most: number; within: { from: number; until: number } | null; topicId: string | null },
) => Promise<number[]>;
