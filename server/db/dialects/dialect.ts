import type { Dialect } from "kysely";
import type { NewestMatches, WordLookup } from "../lookup.ts";
import type { Database } from "../schema.ts";
import type { CounterStore } from "../../ports/limits/limits.ts";
import type { Connections } from "../../metrics/metrics.ts";

export interface DatabaseDialect {
  name: "sqlite" | "postgres";
  kysely: Dialect;
  migrationSql: (text: string) => string;
  newestWithWords: WordLookup;
  newestMatches: NewestMatches;
  counterStore: CounterStore | undefined;
  sizeOf: (db: Database) => Promise<number>;
  isWritable: (db: Database) => Promise<boolean>;
  connections: (() => Connections) | undefined;
  isUniqueViolation: (error: unknown) => boolean;
  isUnavailable: (error: unknown) => boolean;
}
