import { join } from "node:path";
import { CamelCasePlugin, Kysely } from "kysely";
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

export function openDatabase(
  settings: DatabasePlace,
  options: Pick<PostgresOptions, "hasTimeLimits"> = {},
): OpenDatabase {
  const dialect = settings.databaseUrl
    ? postgresDialect(settings.databaseUrl, { poolSize: settings.databasePoolSize, ...options })
    : sqliteDialect(sqliteFileIn(settings.dataDir));
  return { dialect, db: new Kysely<Schema>({ dialect: dialect.kysely, plugins: [new CamelCasePlugin()] }) };
}
