import type { Dialect } from "kysely";
import type { NewestMatches, WordLookup } from "../lookup.ts";
import type { Database } from "../schema.ts";
import type { CounterStore } from "../../ports/limits/limits.ts";
import type { Connections } from "../../metrics/metrics.ts";

/** What differs between the two databases; everything else is one query code. */
export interface DatabaseDialect {
  name: "sqlite" | "postgres";
  kysely: Dialect;
  /** A migration of the common subset, in this database's own words. */
  migrationSql: (text: string) => string;
  /** Both look words up in the full-text index: of what rarely changes, and of what grows by the minute. */
  newestWithWords: WordLookup;
  newestMatches: NewestMatches;
  /** Where rate limits are counted when several processes share this database. */
  counterStore: CounterStore | undefined;
  /** Bytes that the database takes. */
  sizeOf: (db: Database) => Promise<number>;
  /** Of its pool, where it has one. */
  connections: (() => Connections) | undefined;
  isUniqueViolation: (error: unknown) => boolean;
  /** True when the database can't be had just now and a later try may work. */
  isUnavailable: (error: unknown) => boolean;
}
