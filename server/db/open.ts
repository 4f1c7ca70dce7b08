import { join } from "node:path";
import { Kysely, type LogEvent } from "kysely";
import { camelCaseRows } from "./dialects/names.ts";
import { postgresDialect } from "./dialects/postgres.ts";
import type { PostgresOptions } from "./dialects/postgres-pool.ts";
import { sqliteDialect } from "./dialects/sqlite.ts";
import type { DatabaseDialect } from "./dialects/dialect.ts";
import type { Database, Schema } from "./schema.ts";

export interface OpenDatabase {
  db: Database;
  dialect: DatabaseDialect;
}

export const sqliteFileIn = (dataDir: string) => join(dataDir, "umeed.sqlite");

export interface DatabasePlace {
  databaseUrl: string | undefined;
  dataDir: string;
  databasePoolSize?: number;
}

export interface RanQuery {
  system: "sqlite" | "postgresql";
  sql: string;
  ms: number;
  error?: unknown;
}

export type OnQuery = (ran: RanQuery) => void;

export function openDatabase(
  settings: DatabasePlace,
  { onQuery, ...options }: Pick<PostgresOptions, "hasTimeLimits"> & { onQuery?: OnQuery | undefined } = {},
): OpenDatabase {
  const dialect = settings.databaseUrl
    ? postgresDialect(settings.databaseUrl, { poolSize: settings.databasePoolSize, ...options })
    : sqliteDialect(sqliteFileIn(settings.dataDir), { ...options, isWatched: onQuery !== undefined });
  const system = dialect.name === "sqlite" ? "sqlite" : "postgresql";
  const log = ({ query, queryDurationMillis: ms, ...event }: LogEvent) =>
    onQuery?.({ system, sql: query.sql, ms, ...("error" in event ? { error: event.error } : {}) });
  const plugins = [camelCaseRows];
  return { dialect, db: new Kysely<Schema>({ dialect: dialect.kysely, plugins, ...(onQuery ? { log } : {}) }) };
}
