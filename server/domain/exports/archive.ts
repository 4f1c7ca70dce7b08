import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { FileToBe } from "../../ports/files/store.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { picturesBy } from "../forum/post-pictures.ts";
import { readPicture } from "../files/stored.ts";
import { contents } from "./contents.ts";
import { csvOf } from "./csv.ts";
import { readmes } from "./readme.ts";
import type { Row } from "./rows.ts";

export const EXPORT_PARTS = contents.length + 1;

/** Reads a page at a time, so that other requests are answered in between. @param report may throw to end the work. */
export async function writeArchive(
  context: Context,
  member: Member,
  file: FileToBe,
  report: (partsDone: number) => Promise<void>,
): Promise<void> {
  const archive = new Archive(file);
  for (const { name, html } of readmes(contents, context.languages)) await archive.add(name, [html]);
  for (const [index, content] of contents.entries()) {
    const { name, pages } = content;
    await archive.add(`${name}.json`, jsonOf(pages(context, member)));
    await archive.add(`${name}.csv`, csvOf(content, pages(context, member)));
    await report(index + 1);
  }
  const picture = member.image ? await readPicture(context, member.image.replace("/uploads/", "")) : null;
  if (picture) await archive.addPicture("images/profile.jpg", picture);
  for (const { postId, path } of await picturesBy(context, member.id)) {
    const bytes = await readPicture(context, path.replace("/uploads/", ""));
    if (bytes) await archive.addPicture(`images/posts/${postId}.jpg`, bytes);
  }
  await archive.end();
  await report(EXPORT_PARTS);
}

class Archive {
  readonly #file: FileToBe;
  readonly #zip: Zip;
  readonly #pieces: Uint8Array[] = [];
  #problem: Error | null = null;

  constructor(file: FileToBe) {
    this.#file = file;
    this.#zip = new Zip((problem, piece) => {
      if (problem) this.#problem = problem;
      else this.#pieces.push(piece);
    });
  }

  async add(name: string, texts: AsyncIterable<string> | string[]) {
    const entry = new ZipDeflate(name, { level: 6 });
    this.#zip.add(entry);
    for await (const text of texts) {
      entry.push(Buffer.from(text));
      await this.#flush();
    }
    entry.push(new Uint8Array(), true);
    await this.#flush();
  }

  async addPicture(name: string, bytes: Uint8Array) {
    const entry = new ZipPassThrough(name);
    this.#zip.add(entry);
    entry.push(bytes, true);
    await this.#flush();
  }

  async end() {
    this.#zip.end();
    await this.#flush();
  }

  async #flush() {
    if (this.#problem) throw this.#problem;
    for (const piece of this.#pieces.splice(0)) await this.#file.write(piece);
    await setImmediate();
  }
}

async function* jsonOf(pages: AsyncIterable<Row[]>) {
  let isFirst = true;
  yield "[";
  for await (const rows of pages) {
    for (const row of rows) {
      yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
  }
  yield "\n]\n";
}
