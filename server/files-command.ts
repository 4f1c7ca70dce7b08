import type { Config } from "./config.ts";
import { SettingError } from "./setting-error.ts";
import { existingDatabase } from "./database.ts";
import type { Database } from "./db/schema.ts";
import { allSettledOf, inBatches } from "./ports/files/batches.ts";
import { listFiles, onDisk, type Files } from "./ports/files/open.ts";
import { measureOf, type FileStore } from "./ports/files/store.ts";
import { reachableFiles } from "./reachable-files.ts";

export const DIRECTIONS = ["to-s3", "to-disk"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const TOLD_EVERY = 1_000;
const ROWS = 500;

interface Moved {
  files: number;
  bytes: number;
  damaged: string[];
}

/** May break off and be given again. @throws {SettingError} in one line for the operator. */
export async function moveFiles(
  config: Config,
  direction: Direction,
  note: (sentence: string) => void,
): Promise<string> {
  if (!config.s3) throw new SettingError("S3_BUCKET: give the command with the S3 settings, in both directions");
  const bucket = await reachableFiles(config);
  const disk = onDisk(config.dataDir);
  const [from, to] = direction === "to-s3" ? [disk, bucket] : [bucket, disk];
  const { db } = await existingDatabase(config);
  try {
    const moved: Moved = { files: 0, bytes: 0, damaged: [] };
    for (const kind of ["uploads", "exports"] as const)
      await moveAll(db, { from: from[kind], to: to[kind] }, moved, note);
    const missing = await countMissing(db, to, moved.damaged);
    return inWords(moved, missing);
  } finally {
    await db.destroy();
  }
}

interface Way {
  from: FileStore;
  to: FileStore;
}

async function moveAll(db: Database, way: Way, moved: Moved, note: (sentence: string) => void) {
  for await (const listed of inBatches(way.from.list())) {
    const names = listed.map(({ name }) => name);
    const rows = await db.selectFrom("storedFile").select(["name", "sha256"]).where("name", "in", names).execute();
    const stored = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
    const before = moved.files;
    await allSettledOf(names.map((name) => moveOne(way, name, stored.get(name) ?? null, moved)));
    if (Math.floor(moved.files / TOLD_EVERY) > Math.floor(before / TOLD_EVERY)) {
      note(`${moved.files} files are moved so far.`);
    }
  }
}

async function moveOne({ from, to }: Way, name: string, stored: string | null, moved: Moved) {
  const data = await from.readAsFound(name);
  if (!data) return;
  const { sha256, bytes } = measureOf(data);
  if (stored !== null && stored !== sha256) {
    moved.damaged.push(name);
    return;
  }
  await to.write([{ name, data }]);
  const back = await to.readAsFound(name);
  if (!back || measureOf(back).sha256 !== sha256) {
    throw new SettingError(`${name} came back otherwise than it was written; it is still where it was`);
  }
  await from.remove([name]);
  moved.files += 1;
  moved.bytes += bytes;
}

async function countMissing(db: Database, place: Files, damaged: string[]) {
  const there = new Set(damaged);
  for await (const { name } of listFiles(place)) there.add(name);
  let missing = 0;
  for (let after = ""; ;) {
    const page = db.selectFrom("storedFile").select("name").where("name", ">", after).orderBy("name").limit(ROWS);
    const names = (await page.execute()).map(({ name }) => name);
    missing += names.filter((name) => !there.has(name)).length;
    after = names.at(-1) ?? "";
    if (names.length < ROWS) return missing;
  }
}

function inWords({ files, bytes, damaged }: Moved, missing: number) {
  const lines = [`${files} files are moved (${(bytes / 1_048_576).toFixed(1)} MB), each read back and compared.`];
  if (damaged.length > 0) {
    lines.push(`${damaged.length} are not what was stored and stay where they are: ${damaged.slice(0, 5).join(", ")}.`);
  }
  if (missing > 0) lines.push(`${missing} of the database's list are in neither place: a backup may have them.`);
  return lines.join("\n");
}
