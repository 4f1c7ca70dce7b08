import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Config } from "../config.ts";
import { SettingError } from "../setting-error.ts";
import { makeFolder } from "../data-folder.ts";
import { appliedMigrations, neededMigration } from "../db/applied-migrations.ts";
import { openDatabase, sqliteFileIn } from "../db/open.ts";
import type { Database } from "../db/schema.ts";
import { localDisk } from "../ports/files/disk.ts";
import { allSettledOf, inBatches } from "../ports/files/batches.ts";
import type { FileStore } from "../ports/files/store.ts";
import { Failure } from "../failures.ts";
import { reachableFiles } from "../reachable-files.ts";
import { markBackup } from "./marks.ts";
import { DATABASE_FILES, digestFiles, MANIFEST, UPLOADS, type Manifest } from "./manifest.ts";
import { notAsStored } from "./pictures.ts";
import { dumpPostgres } from "./postgres-programs.ts";

const SQLITE_FULL = 13;

type Place = Pick<Config, "dataDir" | "databaseUrl" | "s3">;

/** @throws {SettingError} in one line for the operator; nothing of an unfinished backup is left. */
export async function takeBackup(
  place: Place,
  folder: string,
  now = Date.now,
  note: (sentence: string) => void = () => {},
): Promise<number> {
  const target = resolve(folder);
  if (existsSync(target)) throw new SettingError(`${target} is there already; name a folder that is not`);
  if (!place.databaseUrl && !existsSync(sqliteFileIn(place.dataDir))) {
    throw new SettingError(`DATA_DIR: there is no database in ${place.dataDir}`);
  }
  const { uploads } = await reachableFiles(place);
  const unfinished = await beginFolder(target).catch((error: unknown) => {
    throw unwritable(target, error);
  });
  try {
    const made = new Date(now()).toISOString();
    // The database first: a picture is stored before a row names it.
    const database = await copyDatabase(place, unfinished);
    await copyUploads(uploads, join(unfinished, UPLOADS));
    const files = await digestFiles(unfinished);
    const { applied, damaged } = await onDatabase(place, async (db) => ({
      applied: await appliedMigrations(db.withoutPlugins()),
      damaged: (await notAsStored(db, files)).damaged,
    }));
    const [migration = "", needsMigration] = [applied.names.at(-1), neededMigration(applied)];
    const manifest: Manifest = { made, database, migration, needsMigration, files };
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    if (existsSync(join(unfinished, UPLOADS))) await localDisk.syncFolder(join(unfinished, UPLOADS));
    await localDisk.syncFolder(unfinished);
    await rename(unfinished, target);
    await localDisk.syncFolder(dirname(target));
    await markBackup(place.dataDir, "made", now()).catch(() =>
      note("DATA_DIR can't be written: the metrics do not know this backup."),
    );
    if (damaged > 0) note(`${damaged} of its pictures' files are not what was stored: an older backup may have them.`);
    return Object.keys(files).length;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw unwritable(target, error);
  }
}

/** `mkdtemp` makes a folder that only the operator can read. */
async function beginFolder(target: string) {
  makeFolder(dirname(target));
  return mkdtemp(join(dirname(target), `${basename(target)}.unfinished-`));
}

function unwritable(target: string, error: unknown) {
  if (!(error instanceof Error) || error instanceof SettingError) return error;
  if (error instanceof Failure)
    return new SettingError(`${error.message} Nothing is left of this backup.`, { cause: error });
  const code = "code" in error ? String(error.code) : "";
  const isFull = ["ENOSPC", "EDQUOT"].includes(code) || ("errcode" in error && error.errcode === SQLITE_FULL);
  const reason = isFull ? "the disk is full" : error.message;
  return new SettingError(`${target} can't be written: ${reason}; nothing is left of this backup`, { cause: error });
}

async function copyDatabase({ dataDir, databaseUrl }: Place, folder: string): Promise<Manifest["database"]> {
  if (databaseUrl) {
    await dumpPostgres(databaseUrl, join(folder, DATABASE_FILES.postgres));
    return "postgres";
  }
  copySqlite(sqliteFileIn(dataDir), join(folder, DATABASE_FILES.sqlite));
  return "sqlite";
}

function copySqlite(from: string, to: string) {
  const file = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    // `vacuum into` is one read transaction, beside which others may write.
    file.prepare("vacuum into ?").run(to);
  } finally {
    file.close();
  }
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    const problems = [
      ...copy.prepare("pragma integrity_check").all(),
      ...copy.prepare("pragma foreign_key_check").all(),
    ];
    if (problems.length !== 1 || problems[0]?.["integrity_check"] !== "ok") {
      throw new SettingError(`the copy of the database is not sound: ${JSON.stringify(problems.slice(0, 3))}`);
    }
  } finally {
    copy.close();
  }
}

async function copyUploads(uploads: FileStore, to: string) {
  for await (const batch of inBatches(uploads.list())) {
    await mkdir(to, { recursive: true });
    await allSettledOf(
      batch.map(async ({ name }) => {
        const bytes = await uploads.readAsFound(name);
        // Otherwise its owner removed it in this moment.
        if (bytes) await writeFile(join(to, name), bytes);
      }),
    );
  }
}

async function onDatabase<T>(place: Place, ask: (db: Database) => Promise<T>) {
  const { db } = openDatabase(place, { hasTimeLimits: false });
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}
