import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { ContentPictureTable } from "../../db/schema/content-pictures.ts";
import type { StoredPicture, WholePicture } from "../../ports/images/store.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { removeAfterCommit } from "../files/removals.ts";
import { discardPicture, enterFiles } from "../files/stored.ts";
import { newId } from "../identity.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { recordAct } from "../audit-log/acts.ts";

/** A picture that editors put into texts. */
export type ContentPicture = Selectable<ContentPictureTable> & {
  /** Null when who uploaded it is gone. */
  uploaderName: string | null;
};

/**
 * Keeps a picture for texts. The same file with the same words is kept once, however often it comes.
 * @param upload its file as it came, and what it shows.
 * @throws {Failure} invalid, when it is no picture or too large.
 */
export async function saveContentPicture(
  context: Context,
  editor: Member,
  { bytes, alt }: { bytes: Uint8Array; alt: string },
): Promise<ContentPicture> {
  const digest = digestOf(bytes);
  const same = () => pictures(context).where("digest", "=", digest).where("alt", "=", alt).executeTakeFirst();
  const earlier = await same();
  if (earlier) return earlier;
  const saved = await context.images.saveWhole(bytes);
  const isFirst = await context.db
    .transaction()
    .execute((db) => enterPicture({ ...context, db }, editor.id, { ...saved, alt, digest }))
    .catch(async (error) => {
      await discardPicture(context, saved.path);
      throw error;
    });
  if (!isFirst) await context.images.remove(saved.path);
  return found(await same(), "picture");
}

/**
 * Enters a picture whose files are there, in a transaction.
 * @param editorId null for the operator at the command line.
 * @returns false when it is here already with the same words.
 */
export async function enterPicture(
  inside: Pick<Context, "db" | "now">,
  editorId: string | null,
  { files, ...picture }: WholePicture & StoredPicture & { alt: string; digest: string },
): Promise<boolean> {
  const row = await inside.db
    .insertInto("contentPicture")
    .values({ id: newId(), ...picture, uploadedBy: editorId, createdAt: inside.now() })
    .onConflict((conflict) => conflict.columns(["digest", "alt"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  await enterFiles(inside, { path: picture.path, files });
  const subject = { subjectKind: "contentPicture" as const, subjectId: row.id };
  await recordAct(inside, editorId, { act: "upload", ...subject, reason: picture.alt });
  return true;
}

/** By which the same file is known again. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** All of them, the newest first. */
export function listContentPictures(context: Context, paging: Paging): Promise<Page<ContentPicture>> {
  return readPage(pictures(context).orderBy("contentPicture.createdAt", "desc").orderBy("contentPicture.id"), paging);
}

/** @throws {Failure} notFound */
export async function contentPictureById(context: Context, id: string): Promise<ContentPicture> {
  return found(await pictures(context).where("contentPicture.id", "=", id).executeTakeFirst(), "picture");
}

/** Removes a picture with its files; a text that shows it has its words left. @throws {Failure} notFound */
export async function removeContentPicture(context: Context, editor: Member, id: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const gone = await db
      .deleteFrom("contentPicture")
      .where("id", "=", id)
      .returning(["path", "alt"])
      .executeTakeFirst();
    const { path, alt } = found(gone, "picture");
    await removeAfterCommit(inside, path);
    await recordAct(inside, editor.id, { act: "remove", subjectKind: "contentPicture", subjectId: id, reason: alt });
  });
  context.jobs.wake();
}

function pictures({ db }: Context) {
  return db
    .selectFrom("contentPicture")
    .leftJoin("member", "member.id", "contentPicture.uploadedBy")
    .selectAll("contentPicture")
    .select("member.fullName as uploaderName");
}
