import { existsSync } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { sqliteFileIn } from "../db/open.ts";
import { lookAtFiles, STORED_FILES } from "./files.ts";
import { findingsAbout, reasonOf, type Finding } from "./finding.ts";
import type { Files } from "../ports/files/open.ts";
import { lookAtMigrations } from "./migrations.ts";

export async function lookAtSqlite(dataDir: string, files: Files): Promise<Finding[]> {
  const { fine, note, mend } = findingsAbout("database");
  const file = sqliteFileIn(dataDir);
  if (!existsSync(file)) return [note(`there is none in ${dataDir} yet; the first start makes it`)];
  const isWritable = await access(file, constants.W_OK | constants.R_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return [mend(`${file} is not writable: give it to the user of the server`)];
  try {
    using database = openToRead(file);
    const [whole] = database.prepare("pragma quick_check(1)").all();
    if (whole?.["quick_check"] !== "ok")
      return [mend(`${file} is damaged (${String(whole?.["quick_check"])}): stop the server and restore a backup`)];
    const { size } = await stat(file);
    const has = (table: string) =>
      database.prepare("select 1 from sqlite_master where name = ?").get(table) !== undefined;
    const namesIn = (table: string) =>
      has(table)
        ? database
            .prepare(`select name from ${table} order by name`)
            .all()
            .map(({ name }) => String(name))
        : [];
    const applied = { names: namesIn("kysely_migration"), additive: namesIn("additive_migration") };
    const stored = has("stored_file") ? database.prepare(STORED_FILES).all() : [];
    return [
      fine(`SQLite, ${Math.ceil(size / 1_048_576)} MB, whole and writable`),
      await lookAtMigrations(applied),
      await lookAtFiles(
        files,
        stored.map(({ name, bytes, sha256 }) => ({
          name: String(name),
          bytes: Number(bytes),
          sha256: sha256 === null ? null : String(sha256),
        })),
      ),
    ];
  } catch (error) {
    const why = error instanceof Error ? error.message : reasonOf(error);
    return [mend(`${file} can't be read (${why}): restore a backup if it does not heal by a restart`)];
  }
}

/** `immutable` leaves the file untouched, but it would not read a write-ahead log beside it. */
function openToRead(file: string) {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) address.searchParams.set("immutable", "1");
  return new DatabaseSync(address, { readOnly: true, timeout: 5_000 });
}
