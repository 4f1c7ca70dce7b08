import { sql, type ExpressionBuilder } from "kysely";
import { flagOf } from "../../db/flag.ts";
import type { Flag } from "../../db/schema/columns.ts";
import type { Schema } from "../../db/schema.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { unlessGone } from "../../failures.ts";
import { postFor } from "./posts.ts";
import type { Viewer } from "./visibility.ts";

/** Kept also where it says what would be so without it: whoever stops following a thread may comment there later. */
export async function followThread(context: Context, member: Member, postId: string, isFollowing: boolean) {
  await postFor(context, member, postId);
  const choice = { isFollowing: isFollowing ? 1 : 0, createdAt: context.now() } as const;
  const following = context.db
    .insertInto("threadFollow")
    .values({ postId, memberId: member.id, ...choice })
    .onConflict((conflict) => conflict.columns(["postId", "memberId"]).doUpdateSet(choice))
    .execute();
  await unlessGone(following, () => postFor(context, member, postId));
}

export function follows(row: ExpressionBuilder<Schema, "post">, viewer: Viewer) {
  if (!viewer) return sql.lit<Flag>(0);
  const chosen = row
    .selectFrom("threadFollow")
    .select("threadFollow.isFollowing")
    .whereRef("threadFollow.postId", "=", "post.id")
    .where("threadFollow.memberId", "=", viewer.id);
  const takesPart = flagOf(
    row
      .selectFrom("comment")
      .select("comment.id")
      .whereRef("comment.postId", "=", "post.id")
      .where("comment.authorId", "=", viewer.id),
  );
  return sql<Flag>`coalesce(${chosen}, case when ${sql.ref("post.authorId")} = ${viewer.id} then 1 else ${takesPart} end)`;
}
