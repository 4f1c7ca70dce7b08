import { sql } from "kysely";
import { keptQuery } from "../../db/kept-query.ts";
import type { Context } from "../context.ts";
import { isBetween, type Viewer } from "./visibility.ts";

/** Comments that this viewer can't see, so that counts match what can be read. */
export async function blockedCommentCounts(
  context: Context,
  viewer: Viewer,
  postIds: string[],
): Promise<Map<string, number>> {
  if (!viewer || postIds.length === 0) return new Map();
  const apart = await apartFrom(context, viewer.id);
  if (apart.length === 0) return new Map();
  const rows = await context.db
    .selectFrom("comment")
    .select(["comment.postId", sql<number>`count(*)`.as("total")])
    .where("comment.postId", "in", postIds)
    .where("comment.authorId", "in", apart)
    .where("comment.state", "=", "shown")
    .where((where) =>
      where.exists(
        where
          .selectFrom("memberBlock")
          .select("memberBlock.id")
          .where((block) => isBetween(block, viewer, { writing: "comment", thread: "comment.postId" })),
      ),
    )
    .groupBy("comment.postId")
    .execute();
  return new Map(rows.map(({ postId, total }) => [postId, total]));
}

async function apartFrom({ db }: Context, id: string) {
  const blocks = await blocksAround(db, { id });
  return [...new Set(blocks.map(({ memberId, blockedId }) => (memberId === id ? blockedId : memberId)))];
}

const blocksAround = keptQuery((db, { id }: { id: string }) =>
  db
    .selectFrom("memberBlock")
    .select(["memberId", "blockedId"])
    .where((where) => where.or([where("memberId", "=", id), where("blockedId", "=", id)])),
);
