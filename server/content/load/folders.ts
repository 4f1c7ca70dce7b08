import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** File names, with their folders below the one that is read, to their texts. */
export type Files = Record<string, string>;

/** The Markdown and JSON files of a folder and those within it, in the order of their names. */
export async function readFiles(folder: URL): Promise<Files> {
  const path = fileURLToPath(folder);
  const found = await readdir(path, { recursive: true });
  const names = found.filter((file) => /\.(md|json)$/.test(file)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, textIn(file, await readFile(join(path, file)))])),
  );
}

/** Without the mark that some editors put first. */
function textIn(file: string, bytes: Uint8Array) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(`${file} is not in UTF-8`, { cause: error });
  }
}
