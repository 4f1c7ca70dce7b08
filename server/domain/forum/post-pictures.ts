import type { Selectable } from "kysely";
import type { PostPictureTable } from "../../db/schema/forum.ts";
import type { StoredPicture, WholePicture } from "../../ports/images/store.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { invalid, notFound } from "../../failures.ts";
import { removeAfterCommit } from "../files/removals.ts";
import { enterFiles, readPicture } from "../files/stored.ts";
import { say } from "../../contract/sentences/say.ts";

export type PostPicture = Pick<Selectable<PostPictureTable>, "path" | "width" | "height" | "alt" | "state">;

export interface NewPicture {
  bytes: Uint8Array;
  alt: string | null;
}

/** @throws {Failure} invalid, where the operator takes no pictures, without words, and for what is no picture; tooMany */
export async function encodePostPicture(context: Context, author: Member, { bytes, alt }: NewPicture) {
  if (context.settings.values.forumPictures !== "on") throw invalid("image", say.postPicturesOff);
  if (!alt) throw invalid("alt", say.altMissing);
  await context.limits.take("postPicture", author.id, author.id);
  return { ...(await context.images.saveWhole(bytes, author.id)), alt };
}

/** To be called in the transaction that stores the post. */
export async function storePostPicture(
  inside: Context,
  postId: string,
  { files, ...picture }: WholePicture & StoredPicture & { alt: string },
  { waits }: { waits: boolean },
): Promise<void> {
  const state = waits ? "waiting" : "shown";
  await inside.db
    .insertInto("postPicture")
    .values({ postId, ...picture, state, createdAt: inside.now() })
    .execute();
  await enterFiles(inside, { path: picture.path, files });
}

export async function pictureOfPost({ db }: Context, postId: string): Promise<PostPicture | null> {
  const picture = db
    .selectFrom("postPicture")
    .select(["path", "width", "height", "alt", "state"])
    .where("postId", "=", postId);
  return (await picture.executeTakeFirst()) ?? null;
}

/** To be called in a transaction, before the post goes; wake the jobs after it. */
export async function removePostPicture(inside: Context, postId: string): Promise<boolean> {
  const gone = await inside.db
    .deleteFrom("postPicture")
    .where("postId", "=", postId)
    .returning("path")
    .executeTakeFirst();
  if (gone) await removeAfterCommit(inside, gone.path);
  return gone !== undefined;
}

export async function removePicturesBy(inside: Context, authorId: string): Promise<void> {
  const gone = await inside.db
    .deleteFrom("postPicture")
    .where("postId", "in", (where) => where.selectFrom("post").select("id").where("authorId", "=", authorId))
    .returning("path")
    .execute();
  for (const { path } of gone) await removeAfterCommit(inside, path);
}

export async function picturesBy({ db }: Context, authorId: string): Promise<{ postId: string; path: string }[]> {
  return db
    .selectFrom("postPicture")
    .innerJoin("post", "post.id", "postPicture.postId")
    .select(["postId", "path"])
    .where("post.authorId", "=", authorId)
    .orderBy("postPicture.createdAt")
    .execute();
}

export async function releasePostPicture({ db }: Context, postId: string): Promise<boolean> {
  const released = await db
    .updateTable("postPicture")
    .set({ state: "shown" })
    .where("postId", "=", postId)
    .where("state", "=", "waiting")
    .returning("postId")
    .executeTakeFirst();
  return released !== undefined;
}

/** Also during a suspension: it takes away what others see of the member. @throws {Failure} notFound */
export async function removeOwnPicture(context: Context, author: Member, postId: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const own = await db
      .selectFrom("post")
      .select("id")
      .where("id", "=", postId)
      .where("authorId", "=", author.id)
      .executeTakeFirst();
    if (!own) throw notFound("post");
    if (!(await removePostPicture({ ...context, db }, postId))) throw notFound("picture");
  });
  context.jobs.wake();
}

/** For the author and for moderators, who see it in every state; others have its address once it is shown. */
export async function readPostPicture(
  context: Context,
  postId: string,
  { authorId }: { authorId?: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { db } = context;
  const picture = await db
    .selectFrom("postPicture")
    .innerJoin("post", "post.id", "postPicture.postId")
    .select("path")
    .where("postId", "=", postId)
    .$if(authorId !== undefined, (query) => query.where("post.authorId", "=", authorId ?? ""))
    .executeTakeFirst();
  const name = picture?.path.replace("/uploads/", "").replace(/\.jpg$/, ".webp");
  const bytes = name === undefined ? null : await readPicture(context, name);
  if (!bytes) throw notFound("picture");
  return bytes;
}

/** Whether others may have the file of this path; null when it is of no post. */
export async function isShownInPost({ db }: Pick<Context, "db">, path: string): Promise<boolean | null> {
  const picture = await db
    .selectFrom("postPicture")
    .innerJoin("post", "post.id", "postPicture.postId")
    .select(["post.state", "postPicture.state as pictureState"])
    .where("path", "=", path)
    .executeTakeFirst();
  return picture ? picture.state === "shown" && picture.pictureState === "shown" : null;
}
