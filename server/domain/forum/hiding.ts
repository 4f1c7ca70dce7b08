import type { Member } from "../member/member.ts";
import { blockMember } from "../messages/blocking.ts";
import type { Context } from "../context.ts";
import { invalid, unlessGone } from "../../failures.ts";
import { threadOfName } from "./authors.ts";
import { commentFor } from "./comments.ts";
import { postFor } from "./posts.ts";
import { isUnblockedPost } from "./visibility.ts";
import { say } from "../../contract/sentences/say.ts";

export interface HiddenPost {
  id: string;
  title: string;
  hiddenAt: number;
}

export async function hidePost(context: Context, member: Member, postId: string): Promise<void> {
  if (await isHidden(context, member, postId)) return;
  const post = await postFor(context, member, postId);
  if (post.isMine) throw invalid("", say.ownPostHide);
  const hiding = context.db
    .insertInto("hiddenPost")
    .values({ memberId: member.id, postId, createdAt: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await unlessGone(hiding, () => postFor(context, member, postId));
}

export async function unhidePost({ db }: Context, member: Member, postId: string): Promise<void> {
  await db.deleteFrom("hiddenPost").where("memberId", "=", member.id).where("postId", "=", postId).execute();
}

export async function hiddenPosts({ db }: Context, member: Member, limit: number): Promise<HiddenPost[]> {
  return db
    .selectFrom("hiddenPost")
    .innerJoin("post", "post.id", "hiddenPost.postId")
    .select(["post.id", "post.title", "hiddenPost.createdAt as hiddenAt"])
    .where("hiddenPost.memberId", "=", member.id)
    .where("post.state", "=", "shown")
    .where((where) => isUnblockedPost(where, member))
    .orderBy("hiddenPost.createdAt", "desc")
    .limit(limit)
    .execute();
}

export async function blockAuthorOf(context: Context, member: Member, kind: "post" | "comment", id: string) {
  const text = kind === "post" ? await postFor(context, member, id) : await commentFor(context, member, id);
  if (text.isMine) throw invalid("", say.ownBlock);
  if (text.authorId === null) throw invalid("", say.memberHasLeft);
  await blockMember(context, member, {
    blockedId: text.authorId,
    name: text.author.name,
    threadId: threadOfName(text),
  });
}

async function isHidden({ db }: Context, member: Member, postId: string) {
  const row = await db
    .selectFrom("hiddenPost")
    .select("postId")
    .where("memberId", "=", member.id)
    .where("postId", "=", postId)
    .executeTakeFirst();
  return row !== undefined;
}
