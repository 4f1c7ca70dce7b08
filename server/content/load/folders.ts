import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Files = Record<string, string>;

export async function readFiles(folder: URL): Promise<Files> {
  const path = fileURLToPath(folder);
  const found = await readdir(path, { recursive: true });
  const names = found.filter((file) => /\.(md|json)$/.test(file)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, textIn(file, await readFile(join(path, file)))])),
  );
}

export async function readText(folder: URL, file: string): Promise<string> {
  return textIn(file, await readFile(new URL(file, folder)));
}

/** The decoder also drops the byte order mark that some editors write. */
function textIn(file: string, bytes: Uint8Array) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(`${file} is not in UTF-8`, { cause: error });
  }
}
