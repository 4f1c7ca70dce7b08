import { readdir, readFile } from "node:fs/promises";

/** File names, with their folders below the one that is read, to their texts. */
export type Files = Record<string, string>;

/** The Markdown and JSON files of a folder and those within it, in the order of their names. */
export async function readFiles(folder: URL): Promise<Files> {
  const found = await readdir(folder, { recursive: true });
  const names = found.filter((file) => /\.(md|json)$/.test(file)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, await readFile(new URL(file, folder), "utf8")])),
  );
}
