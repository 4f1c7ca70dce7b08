import { readdir, readFile } from "node:fs/promises";

/** File names to their texts. */
export type Files = Record<string, string>;

/** All that is shipped: the lists by their files' names, the documents of each folder. */
export type ShippedFiles = Awaited<ReturnType<typeof readShipped>>;

/** Reads the content's folder whole. */
export async function readShipped(folder: URL) {
  const read = (name: string) => readFolder(new URL(`${name}/`, folder));
  return {
    lists: await readFolder(folder),
    weeks: await read("weeks"),
    afterBirth: await read("after-birth"),
    pages: await read("pages"),
    articles: await read("articles"),
    symptoms: await read("symptoms"),
    guidelines: await read("guidelines"),
  };
}

/** The Markdown and JSON files of a folder, in the order of their names. */
export async function readFolder(url: URL): Promise<Files> {
  const names = (await readdir(url)).filter((file) => /\.(md|json)$/.test(file)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, await readFile(new URL(file, url), "utf8")])),
  );
}
