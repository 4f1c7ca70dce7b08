import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Temporal } from "temporal-polyfill";
import type { Config } from "./config.ts";
import { SettingError } from "./setting-error.ts";
import { existingDatabase } from "./database.ts";
import { readFiles } from "./content/load/folders.ts";
import type { Overtaken } from "./domain/content/moving.ts";
import { removeAfterCommit } from "./domain/files/removals.ts";
import { openFiles } from "./ports/files/open.ts";
import { StoredImages } from "./ports/images/store.ts";
import { createLog } from "./log.ts";

export async function exportTo(config: Config, folder: string): Promise<string> {
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new SettingError(`${folder} is not empty; name a new folder`);
  const { exportContent } = await import("./domain/content/moving.ts");
  const { files, pictures, count } = await onDatabase(config, exportContent);
  for (const [name, content] of Object.entries({ ...files, ...pictures })) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const shown = Object.keys(pictures).length;
  const inThem = shown === 1 ? " with one picture" : ` with ${shown} pictures`;
  return `${folder} holds ${count} pieces of content${shown === 0 ? "" : inThem}.`;
}

/** @throws {SettingError} without a folder or content in it; {Failure} naming the wrong file. */
export async function importFrom(config: Config, folder: string): Promise<string> {
  const files = await readFiles(pathToFileURL(`${resolve(folder)}/`)).catch((error: unknown) => {
    throw new SettingError(`${folder} can't be read (${String(error)})`, { cause: error });
  });
  const { itemsOf } = await import("./domain/content/files.ts");
  if (itemsOf(files).length === 0) throw new SettingError(`${folder} holds no content, as an export does`);
  const pictures = await picturesIn(resolve(folder));
  const { importContent } = await import("./domain/content/moving.ts");
  const { documentFromFile } = await import("./api/content/document.ts");
  const { added, changed, same, overtaken } = await onDatabase(config, (context) =>
    importContent(context, { files, pictures }, documentFromFile),
  );
  const lines = overtaken.map((one) => lineAbout(one, config.timeZone));
  return [`${added} new, ${changed} changed, ${same} as they were.`, ...lines].join("\n");
}

function lineAbout({ file, key, version, publishAt }: Overtaken, timeZone: string) {
  if (publishAt === null) return `${file}, ${key}: an older draft, version ${version}, is among its versions.`;
  const moment = Temporal.Instant.fromEpochMilliseconds(publishAt).toZonedDateTimeISO(timeZone);
  const time = moment.toPlainTime().toString({ smallestUnit: "minute" });
  return `${file}, ${key}: version ${version} is not published on ${moment.toPlainDate().toString()} at ${time} any more.`;
}

async function picturesIn(folder: string) {
  const present = await readdir(join(folder, "uploads")).catch(() => []);
  const names = present.filter((name) => name.endsWith(".jpg")).map((name) => `uploads/${name}`);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))])));
}

type Operating = Parameters<typeof import("./domain/content/moving.ts").importContent>[0];

async function onDatabase<T>(config: Config, act: (context: Operating) => Promise<T>): Promise<T> {
  const { db } = await existingDatabase(config);
  const log = createLog(config.logLevel, process.stderr);
  const { uploads } = await openFiles(config, { log });
  const now = Date.now;
  const images = new StoredImages(uploads, (path) => removeAfterCommit({ db, now }, path));
  return act({ db, now, timeZone: config.timeZone, images }).finally(() => db.destroy());
}
