import type { Selectable } from "kysely";
import type { ContentPictureTable } from "../../db/schema/content-pictures.ts";
import type { StoredPicture, WholePicture } from "../../ports/images/store.ts";
import type { Member } from "../member/member.ts";
import { countContentWrite } from "../../db/content-writes.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { removeAfterCommit } from "../files/removals.ts";
import { discardPicture, enterFiles } from "../files/stored.ts";
import { digestOf, newId } from "../identity.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { recordAct } from "../audit-log/acts.ts";

export type ContentPicture = Selectable<ContentPictureTable> & {
  uploaderName: string | null;
};

export async function saveContentPicture(
  context: Context,
  editor: Member,
  { bytes, alt }: { bytes: Uint8Array; alt: string },
): Promise<ContentPicture> {
  const digest = digestOf(bytes);
  const same = () => pictures(context).where("digest", "=", digest).where("alt", "=", alt).executeTakeFirst();
  const earlier = await same();
  if (earlier) return earlier;
  const saved = await context.images.saveWhole(bytes, editor.id);
  const isFirst = await context.db
    .transaction()
    .execute((db) => enterPicture({ ...context, db }, editor.id, { ...saved, alt, digest }))
    .catch(async (error) => {
      await discardPicture(context, saved.path);
      throw error;
    });
  if (!isFirst) await discardPicture(context, saved.path);
  return found(await same(), "picture");
}

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

export function listContentPictures(context: Context, paging: Paging): Promise<Page<ContentPicture>> {
  return readPage(pictures(context).orderBy("contentPicture.createdAt", "desc").orderBy("contentPicture.id"), paging);
}

export async function contentPictureById(context: Context, id: string): Promise<ContentPicture> {
  return found(await pictures(context).where("contentPicture.id", "=", id).executeTakeFirst(), "picture");
}

export async function removeContentPicture(context: Context, editor: Member, id: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const gone = await db
      .deleteFrom("contentPicture")
      .where("id", "=", id)
      .returning(["path", "alt"])
      .executeTakeFirst();
    const { path, alt } = found(gone, "picture");
    await countContentWrite(db);
    await db.updateTable("article").set({ cover: null }).where("cover", "=", path).execute();
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
