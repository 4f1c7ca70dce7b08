import { existsSync } from "node:fs";
import { SettingError, type Config } from "./config.ts";
import { migrate, NewerDatabaseError } from "./db/migrate.ts";
import { openDatabase, sqliteFileIn, type OpenDatabase } from "./db/open.ts";

/**
 * Opens the database that the settings name and brings its schema up to date.
 * @throws {SettingError} in one line, when it can't be had.
 */
export async function readyDatabase(config: Config): Promise<OpenDatabase> {
  const database = openDatabase(config);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.db.destroy();
    throw databaseProblem(config, error);
  }
}

/** The same for a command about data that are there already: a mistyped folder gets no empty database. */
export async function existingDatabase(config: Config): Promise<OpenDatabase> {
  if (!config.databaseUrl && !existsSync(sqliteFileIn(config.dataDir))) {
    throw new SettingError(`DATA_DIR: there is no database in ${config.dataDir}`);
  }
  return readyDatabase(config);
}

function databaseProblem(config: Config, error: unknown) {
  const setting = config.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
  if (error instanceof NewerDatabaseError) return new SettingError(`${setting}: ${error.message}`);
  return new SettingError(`${setting}: the database can't be opened (${String(error)})`, { cause: error });
}
