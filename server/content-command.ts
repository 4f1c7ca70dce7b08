import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { SettingError, type Config } from "./config.ts";
import { existingDatabase } from "./database.ts";
import { readFiles } from "./db/content/folders.ts";

/**
 * Writes what readers have into a new folder, as the files in which Umeed ships content.
 * @returns what was done, in a sentence.
 * @throws {SettingError} when there is something in the folder.
 */
export async function exportTo(config: Config, folder: string): Promise<string> {
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new SettingError(`${folder} is not empty; name a new folder`);
  const { exportContent } = await import("./domain/content/moving.ts");
  const { files, count } = await onDatabase(config, exportContent);
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return `${folder} holds ${count} pieces of content. Pictures that were uploaded are in a backup, not in here.`;
}

/**
 * Publishes what the files of such a folder hold.
 * @throws {SettingError} when there is no such folder; {Failure} naming the file that is not as it should be.
 */
export async function importFrom(config: Config, folder: string): Promise<string> {
  const files = await readFiles(pathToFileURL(`${resolve(folder)}/`)).catch((error: unknown) => {
    throw new SettingError(`${folder} can't be read (${String(error)})`, { cause: error });
  });
  const { importContent } = await import("./domain/content/moving.ts");
  const { added, changed, same } = await onDatabase(config, (context) => importContent(context, files));
  return `${added} new, ${changed} changed, ${same} as they were.`;
}

type Operating = Parameters<typeof import("./domain/content/moving.ts").importContent>[0];

async function onDatabase<T>(config: Config, act: (context: Operating) => Promise<T>): Promise<T> {
  const { db } = await existingDatabase(config);
  return act({ db, now: Date.now, timeZone: config.timeZone }).finally(() => db.destroy());
}
