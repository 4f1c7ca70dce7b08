import { z } from "zod";
import { ALT_MAX } from "../../contract/pictures/limits.ts";
import type { StoredPicture, WholePicture } from "../../ports/images/store.ts";
import type { Context } from "../context.ts";
import { Failure, found, invalid } from "../../failures.ts";
import { discardPicture, readPicture } from "../files/stored.ts";
import { digestOf } from "../identity.ts";
import { enterPicture } from "./pictures.ts";

export type PictureFiles = Record<string, Uint8Array>;

type Texts = Record<string, string>;

interface Taken {
  name: string;
  alt: string;
  digest: string;
  saved: (WholePicture & StoredPicture) | null;
}

const OPERATOR = "operator";
const LIST = "pictures.json";
/** Names are random, so that they occur nowhere else in a text. */
const NAMES = /[0-9a-f]{32}-\d{1,4}x\d{1,4}/g;
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const listed = z.array(
  z.object({
    file: z.string().regex(/^uploads\/[0-9a-f]{32}-\d{1,4}x\d{1,4}\.jpg$/),
    alt: z.string().trim().min(1).max(ALT_MAX),
    digest,
    exported: digest,
  }),
);

export async function exportPictures(
  { db, images }: Pick<Context, "db" | "images">,
  texts: Texts,
): Promise<{ list: Texts; pictures: PictureFiles }> {
  const names = new Set(Object.values(texts).flatMap((text) => text.match(NAMES) ?? []));
  const list: z.infer<typeof listed> = [];
  const pictures: PictureFiles = {};
  for (const name of [...names].toSorted()) {
    const path = `/uploads/${name}.jpg`;
    const row = await db.selectFrom("contentPicture").selectAll().where("path", "=", path).executeTakeFirst();
    const bytes = row && (await readPicture({ db, images }, `${name}.jpg`));
    if (!row || !bytes) continue;
    const file = `uploads/${name}.jpg`;
    pictures[file] = bytes;
    list.push({ file, alt: row.alt, digest: row.digest, exported: digestOf(bytes) });
  }
  return { list: list.length > 0 ? { [LIST]: `${JSON.stringify(list, null, 2)}\n` } : {}, pictures };
}

/** Encodes each picture anew, under a new name, in one transaction with `act`, which gets the texts with these names. */
export async function importPictures<T extends Pick<Context, "db" | "now" | "images">>(
  context: T,
  { files, pictures }: { files: Texts; pictures: PictureFiles },
  act: (inside: T, renamed: Texts) => Promise<void>,
): Promise<void> {
  const taken: Taken[] = [];
  const unused = new Set<string>();
  try {
    for (const entry of listIn(files)) {
      const one = await takeOne(context, entry, pictures[entry.file]);
      if (one.saved) unused.add(one.saved.path);
      taken.push(one);
    }
    const used = await context.db.transaction().execute(async (db) => {
      const inside = { ...context, db };
      const paths = new Map<string, string>();
      for (const one of taken) paths.set(one.name, await enterOne(inside, one));
      await act(inside, renamedIn(files, paths));
      return [...paths.values()];
    });
    for (const path of used) unused.delete(path);
  } finally {
    for (const path of unused) await discardPicture(context, path);
  }
}

function listIn(files: Texts) {
  try {
    return listed.parse(JSON.parse(files[LIST] ?? "[]"));
  } catch {
    throw invalid("", `content file ${LIST} can't be read: it lists pictures as an export does`);
  }
}

async function takeOne(
  { db, images }: Pick<Context, "db" | "images">,
  { file, alt, digest: uploaded, exported }: z.infer<typeof listed>[number],
  bytes: Uint8Array | undefined,
): Promise<Taken> {
  if (!bytes) throw invalid("", `${file}: It is not there.`);
  const own = digestOf(bytes);
  // Somebody may have put another picture in its place since.
  const taken = { name: nameIn(file), alt, digest: own === exported ? uploaded : own };
  if (await pathOf({ db }, taken)) return { ...taken, saved: null };
  try {
    return { ...taken, saved: await images.saveWhole(bytes, OPERATOR) };
  } catch (error) {
    throw error instanceof Failure ? invalid("", `${file}: ${error.message}`) : error;
  }
}

async function enterOne(inside: Pick<Context, "db" | "now">, { alt, digest: known, saved, ...taken }: Taken) {
  if (saved) await enterPicture(inside, null, { ...saved, alt, digest: known });
  return found(await pathOf(inside, { alt, digest: known }), `picture ${taken.name}`);
}

async function pathOf({ db }: Pick<Context, "db">, { alt, digest: known }: Pick<Taken, "alt" | "digest">) {
  const same = db.selectFrom("contentPicture").select("path").where("digest", "=", known).where("alt", "=", alt);
  return (await same.executeTakeFirst())?.path;
}

function renamedIn(files: Texts, paths: Map<string, string>): Texts {
  const here = (name: string) => nameIn(paths.get(name) ?? name);
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replaceAll(NAMES, here)]));
}

const nameIn = (path: string) => path.replace(/^\/?uploads\//, "").replace(/\.jpg$/, "");
