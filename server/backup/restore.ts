import { cp, open, readFile, rename, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../config.ts";
import { SettingError } from "../setting-error.ts";
import { readyDatabase } from "../database.ts";
import { shippedMigrations } from "../db/migration-files.ts";
import { openDatabase, sqliteFileIn } from "../db/open.ts";
import { inBatches } from "../ports/files/batches.ts";
import { localDisk } from "../ports/files/disk.ts";
import type { FileStore } from "../ports/files/store.ts";
import { reachableFiles } from "../reachable-files.ts";
import { DATABASE_FILES, digest, MANIFEST, manifestSchema, UPLOADS, type Manifest } from "./manifest.ts";
import { notAsStored } from "./pictures.ts";
import { loadPostgres } from "./postgres-programs.ts";

/** @returns when the backup was made, ISO 8601. @throws {SettingError} in one line for the operator. */
export async function restoreBackup(
  config: Config,
  folder: string,
  note: (sentence: string) => void = () => {},
): Promise<string> {
  const source = resolve(folder);
  const { made, database, migration, needsMigration = migration, files } = await readManifest(source);
  if (database !== (config.databaseUrl ? "postgres" : "sqlite")) {
    throw new SettingError(`DATABASE_URL: the backup is of ${database}; restore it where Umeed runs on that`);
  }
  if (!(await shippedMigrations()).some(({ name }) => name === needsMigration)) {
    throw new SettingError(`the backup was made by a newer version (it has '${needsMigration}'); restore it with that`);
  }
  await verify(source, files);
  await refuseData(config);
  const { uploads } = await reachableFiles(config);

  await copyUploads(source, files, uploads);
  if (config.databaseUrl) await loadPostgres(config.databaseUrl, join(source, DATABASE_FILES.postgres));
  else await placeSqlite(join(source, DATABASE_FILES.sqlite), sqliteFileIn(config.dataDir));
  const { db } = await readyDatabase(config);
  try {
    const { damaged, missing } = await notAsStored(db, files);
    const count = damaged + missing;
    if (count > 0) note(`${count} of its pictures' files are missing or not what was stored: they are not shown.`);
  } finally {
    await db.destroy();
  }
  return made;
}

async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(join(source, MANIFEST), "utf8").catch((error: NodeJS.ErrnoException) => {
    const isThere = error.code === "EACCES" || error.code === "EPERM";
    throw new SettingError(
      isThere ? `${source} can't be read by who runs this: change its owner` : `there is no backup in ${source}`,
      { cause: error },
    );
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new SettingError(`${join(source, MANIFEST)} can't be read`, { cause: error });
  }
}

async function verify(source: string, files: Manifest["files"]) {
  for (const [name, expected] of Object.entries(files)) {
    const found = await digest(join(source, name)).catch(() => "");
    if (found !== expected) throw new SettingError(`the backup is not whole: ${name} is missing or changed`);
  }
}

async function refuseData({ databaseUrl, dataDir }: Config) {
  if (!databaseUrl && existsSync(sqliteFileIn(dataDir))) {
    throw new SettingError(`DATA_DIR: there is a database in ${dataDir} already; restore into an empty folder`);
  }
  if (!databaseUrl) return;
  const { db } = openDatabase({ databaseUrl, dataDir });
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    if (tables.length > 0) throw new SettingError("DATABASE_URL: the database is not empty; restore into an empty one");
  } finally {
    await db.destroy();
  }
}

async function copyUploads(source: string, files: Manifest["files"], uploads: FileStore) {
  const pictures = Object.keys(files).filter((name) => name.startsWith(`${UPLOADS}/`));
  for await (const some of inBatches(pictures)) {
    const read = async (path: string) => ({
      name: path.slice(UPLOADS.length + 1),
      data: await readFile(join(source, path)),
    });
    await uploads.write(await Promise.all(some.map(read)));
  }
}

async function placeSqlite(from: string, to: string) {
  const unfinished = `${to}.unfinished`;
  try {
    await localDisk.makeFolder(dirname(to));
    await cp(from, unfinished);
    const file = await open(unfinished, "r+");
    await file.sync().finally(() => file.close());
    await rename(unfinished, to);
    await localDisk.syncFolder(dirname(to));
  } finally {
    await rm(unfinished, { force: true });
  }
}
