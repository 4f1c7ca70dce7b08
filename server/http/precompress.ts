import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LANGUAGES } from "../contract/languages.ts";

const folders = LANGUAGES.map(({ prefix }) => join(import.meta.dirname, `../../build${prefix}/client`));
const compressible = /\.(js|css|svg|txt|json|webmanifest)$/;

/** Blocks of 128 KB and of 16 MB, which keep every file whole: which one is smaller depends on the file. */
const BLOCKS = [17, 24];

const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
await Promise.all(
  entries
    .flat()
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => compress(join(entry.parentPath, entry.name))),
);

async function compress(file: string) {
  const bytes = await readFile(file);
  const tries = await Promise.all(BLOCKS.map((block) => brotli(bytes, block)));
  await writeFile(
    `${file}.br`,
    tries.reduce((best, one) => (one.length < best.length ? one : best)),
  );
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

function brotli(bytes: Buffer, block: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: block };
  return promisify(brotliCompress)(bytes, { params });
}
