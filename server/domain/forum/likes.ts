import type { Database } from "../../db/schema.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { unlessGone } from "../../failures.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import { commentFor } from "./comments.ts";
import { postFor } from "./posts.ts";
import type { TextId } from "./text-states.ts";

export async function like(context: Context, member: Member, text: TextId, isLiked: boolean): Promise<number> {
  if (isLiked) requireNotSuspended(context, member);
  const findVisible = () => (text.kind === "post" ? postFor : commentFor)(context, member, text.id);
  await findVisible();
  const liking = context.db.transaction().execute(async (db) => {
    const one = isLiked ? 1 : -1;
    // Counted first: two likes that lock the row by their foreign keys and then write it would deadlock with its deletion.
    await count(db, text, one);
    const changed = await (isLiked ? addLike : removeLike)(db, member, text);
    if (!changed) await count(db, text, -one);
  });
  await unlessGone(liking, findVisible);
  return (await findVisible()).likeCount;
}

async function count(db: Database, { kind, id }: TextId, likes: number) {
  await db
    .updateTable(kind)
    .set((row) => ({ likeCount: row("likeCount", "+", likes) }))
    .where("id", "=", id)
    .execute();
}

function addLike(db: Database, { id: memberId }: Member, { kind, id }: TextId) {
  return kind === "post"
    ? db
        .insertInto("postLike")
        .values({ postId: id, memberId })
        .onConflict((conflict) => conflict.doNothing())
        .returning("memberId")
        .executeTakeFirst()
    : db
        .insertInto("commentLike")
        .values({ commentId: id, memberId })
        .onConflict((conflict) => conflict.doNothing())
        .returning("memberId")
        .executeTakeFirst();
}

function removeLike(db: Database, { id: memberId }: Member, { kind, id }: TextId) {
  const removing =
    kind === "post"
      ? db.deleteFrom("postLike").where("postId", "=", id).where("memberId", "=", memberId)
      : db.deleteFrom("commentLike").where("commentId", "=", id).where("memberId", "=", memberId);
  return removing.returning("memberId").executeTakeFirst();
}
