import { join } from "node:path";
import { CamelCasePlugin, Kysely } from "kysely";
import { postgresDialect } from "./dialects/postgres.ts";
import { sqliteDialect } from "./dialects/sqlite.ts";
import type { DatabaseDialect } from "./dialects/dialect.ts";
import type { Database, Schema } from "./schema.ts";

export interface OpenDatabase {
  db: Database;
  dialect: DatabaseDialect;
}

export const sqliteFileIn = (dataDir: string) => join(dataDir, "umeed.sqlite");

export function openDatabase(settings: { databaseUrl: string | undefined; dataDir: string }): OpenDatabase {
  const dialect = settings.databaseUrl
    ? postgresDialect(settings.databaseUrl)
    : sqliteDialect(sqliteFileIn(settings.dataDir));
  return { dialect, db: new Kysely<Schema>({ dialect: dialect.kysely, plugins: [new CamelCasePlugin()] }) };
}
