import { writeFile } from "node:fs/promises";
import { readFiles } from "../content/load/folders.ts";
import { dosesOf } from "./doses.ts";

const list = new URL("doses.md", import.meta.url);

await writeFile(list, dosesOf(await readFiles(new URL("../content/", import.meta.url))));
console.log("server/content-check/doses.md is written.");
