import { existsSync } from "node:fs";
import type { Config } from "./config.ts";
import { SettingError } from "./setting-error.ts";
import { keepPrivate } from "./data-folder.ts";
import { migrate, NewerDatabaseError } from "./db/migrate.ts";
import { openDatabase, sqliteFileIn, type OnQuery, type OpenDatabase } from "./db/open.ts";
import type { Database } from "./db/schema.ts";

/** @param fill runs without time limits: another process may be filling the same database. @throws {SettingError} */
export async function readyDatabase(
  config: Config,
  fill?: (db: Database) => Promise<void>,
  onQuery?: OnQuery,
): Promise<OpenDatabase> {
  if (!config.databaseUrl) keepPrivate(["", "-wal", "-shm"].map((end) => sqliteFileIn(config.dataDir) + end));
  const database = openDatabase(config, { hasTimeLimits: false });
  try {
    await migrate(database).catch((error: unknown) => {
      throw databaseProblem(config, error);
    });
    await fill?.(database.db);
  } finally {
    await database.db.destroy();
  }
  return openDatabase(config, { onQuery });
}

/** Creates no database, so that a mistyped folder does not get an empty one. */
export async function existingDatabase(config: Config): Promise<OpenDatabase> {
  requireDatabase(config);
  return readyDatabase(config);
}

/** @throws {SettingError} */
export function requireDatabase(config: Pick<Config, "databaseUrl" | "dataDir">): void {
  if (!config.databaseUrl && !existsSync(sqliteFileIn(config.dataDir))) {
    throw new SettingError(`DATA_DIR: there is no database in ${config.dataDir}`);
  }
}

function databaseProblem(config: Config, error: unknown) {
  const setting = config.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
  if (error instanceof NewerDatabaseError) return new SettingError(`${setting}: ${error.message}`);
  return new SettingError(`${setting}: the database can't be opened (${String(error)})`, { cause: error });
}
