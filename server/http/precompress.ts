import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LANGUAGES } from "../contract/languages.ts";

const folders = LANGUAGES.map(({ prefix }) => join(import.meta.dirname, `../../build${prefix}/client`));
const compressible = /\.(js|css|svg|txt|json|webmanifest)$/;

/** Maximum quality; blocks of 16 MB keep every file whole. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 24 };

const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
await Promise.all(
  entries
    .flat()
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => compress(join(entry.parentPath, entry.name))),
);

async function compress(file: string) {
  const bytes = await readFile(file);
  const brotli = await promisify(brotliCompress)(bytes, { params });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
