import type { Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import { discardPicture } from "../files/stored.ts";
import { encodePostPicture, removePostPicture, storePostPicture, type NewPicture } from "./post-pictures.ts";
import { postFor, type Post } from "./posts.ts";
import { pictureMustWait } from "./review-first.ts";

export async function replacePostPicture(
  context: Context,
  author: Member,
  postId: string,
  picture: NewPicture,
): Promise<Post> {
  requireNotSuspended(context, author);
  const post = await postFor(context, author, postId);
  if (!post.isMine) throw notFound("post");
  // Else words that moderators look at would come back with a picture that nobody has seen.
  const waits = post.state !== "shown" || (await pictureMustWait(context, author));
  const encoded = await encodePostPicture(context, author, picture);
  const replacing = context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await removePostPicture(inside, postId);
    await storePostPicture(inside, postId, encoded, { waits });
  });
  await replacing.finally(() => discardPicture(context, encoded.path));
  context.jobs.wake();
  return postFor(context, author, postId);
}
