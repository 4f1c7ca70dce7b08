import type { StoredFile } from "../../ports/files/store.ts";
import type { Context } from "../context.ts";
import { removeAfterCommit } from "./removals.ts";

export interface Kept {
  path: string;
  files: StoredFile[];
}

export async function enterFiles({ db, now }: Pick<Context, "db" | "now">, { path, files }: Kept): Promise<void> {
  await db
    .insertInto("storedFile")
    .values(files.map((file) => ({ ...file, path, createdAt: now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function measureStored({ db }: Pick<Context, "db">, name: string) {
  const stored = db.selectFrom("storedFile").select(["bytes", "sha256"]).where("name", "=", name);
  return (await stored.executeTakeFirst()) ?? null;
}

export async function readPicture(
  { db, images }: Pick<Context, "db" | "images">,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const path = images.pathOf(name);
  if (path === null) return null;
  const stored = await measureStored({ db }, name);
  if (stored) return images.read(name, stored);
  const whole = images.wholeOf(name);
  if (whole !== null) return readPicture({ db, images }, whole);
  return (await isOwned({ db }, path)) ? images.readUnmeasured(name) : null;
}

async function isOwned({ db }: Pick<Context, "db">, path: string) {
  const owner = await db
    .selectFrom("member")
    .select("id")
    .where("image", "=", path)
    .unionAll(db.selectFrom("contentPicture").select("id").where("path", "=", path))
    .executeTakeFirst();
  return owner !== undefined;
}

/** Call after the transaction. Where nobody can tell whether it committed, the files stay: extra ones harm nobody. */
export async function discardPicture(context: Pick<Context, "db" | "images" | "now">, path: string): Promise<void> {
  try {
    const entering = context.db.selectFrom("storedFile").select("name").where("path", "=", path);
    if (await entering.executeTakeFirst()) return;
    await context.images.remove(path).catch(() => removeAfterCommit(context, path));
  } catch {}
}
