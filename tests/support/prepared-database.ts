import { existsSync, rmSync } from "node:fs";
import { copyFile, cp, rename } from "node:fs/promises";
import { join } from "node:path";
import { startApplication } from "../../server/application.ts";
import { readConfig } from "../../server/config.ts";
import { loadEnglish } from "../../server/content/load/all.ts";
import { migrate } from "../../server/db/migrate.ts";
import { openDatabase, sqliteFileIn, type OpenDatabase } from "../../server/db/open.ts";
import { isSqlite, newFolder, ownDatabase, type OwnDatabase } from "./empty-database.ts";
import { freshDatabase, templateDatabase } from "./postgres.ts";
import { shippedFiles } from "./shipped-texts.ts";
import { CHEAP_PASSWORDS, NOON } from "./noon.ts";

/**
 * What a database can be begun with: the tables alone, or with the rules of plans, or what a first start fills it with, as a trial with its samples,
 * as a trial of the present day, or in production.
 */
export type Beginning = "tables" | "planRules" | "trial" | "trialToday" | "production";

type Place = OwnDatabase["environment"];

/** Where the processes of this test run leave their originals for each other. */
const { UMEED_TEST_FILES: originals } = process.env;
/** The originals, by their names. */
const sqliteFiles = new Map<string, Promise<string>>();

/** A copy of a database that is begun already: much quicker than to begin one. Not opened yet. */
export function preparedDatabase(beginning: Beginning): Promise<OwnDatabase> {
  return copyOf(beginning, (place) => begin(beginning, place));
}

/** Fills an empty data folder with such a copy, on SQLite, as a server that ran there has left it. */
export async function fillFolder(dataDir: string, beginning: Beginning): Promise<void> {
  const { settings, drop } = await preparedDatabase(beginning);
  await cp(settings.dataDir, dataDir, { recursive: true });
  await drop();
}

/**
 * A copy of a database that `prepare` fills when the first copy is asked for.
 * @param name of what is in it; the same name is always filled alike.
 * @param prepare is given the settings of an empty database, and closes its connections.
 */
export async function copyOf(name: string, prepare: (place: Place) => Promise<void>): Promise<OwnDatabase> {
  const dataDir = await newFolder();
  if (isSqlite) {
    const original = sqliteFiles.get(name) ?? prepareSqlite(name, prepare);
    sqliteFiles.set(name, original);
    await copyFile(await original, sqliteFileIn(dataDir));
    return ownDatabase(dataDir);
  }
  const server = process.env.TEST_DATABASE_URL ?? "";
  const template = await templateDatabase(server, name, async (url) => {
    const folder = await newFolder();
    await prepare({ DATA_DIR: folder, DATABASE_URL: url });
    rmSync(folder, { recursive: true });
  });
  const { url, drop } = await freshDatabase(server, name, template);
  return ownDatabase(dataDir, url, drop);
}

async function prepareSqlite(name: string, prepare: (place: Place) => Promise<void>): Promise<string> {
  const shared = originals && join(originals, `${name}.sqlite`);
  if (shared && existsSync(shared)) return shared;
  const folder = await newFolder();
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  await prepare({ DATA_DIR: folder });
  if (!shared) return sqliteFileIn(folder);
  // In one step: it is whole, or not there. Of two that were made at once the later stays, and both are alike.
  await rename(sqliteFileIn(folder), shared);
  return shared;
}

async function begin(beginning: Beginning, place: Place) {
  const production = { SESSION_SECRET: "x".repeat(32), PUBLIC_ORIGIN: "http://127.0.0.1:1" };
  const config = readConfig({
    ...place,
    PORT: "0",
    LOG_LEVEL: "silent",
    ROLE: "api",
    ...(beginning === "production" ? production : {}),
  });
  if (beginning === "tables" || beginning === "planRules") {
    const database = openDatabase(config);
    await migrate(database);
    if (beginning === "planRules") await loadPlanRules(database.db);
    await database.db.destroy();
    return;
  }
  const now = beginning === "trialToday" ? Date.now : () => NOON;
  const application = await startApplication(config, { now, passwordCost: CHEAP_PASSWORDS });
  await application.stop();
}

async function loadPlanRules(db: OpenDatabase["db"]) {
  const shipped = Object.entries(await shippedFiles());
  const rules = Object.fromEntries(shipped.filter(([file]) => /^(child|pregnancy)-plan\.json$/.test(file)));
  await db.transaction().execute(async (transaction) => loadEnglish(transaction, rules, NOON));
}
