import { sql, type ExpressionBuilder } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Member } from "../member/member.ts";

export type Viewer = Pick<Member, "id"> | null;

/** A block of a pseudonym holds in its thread alone: a wider one would tell who is behind it. */
export function canViewPost(viewer: Viewer) {
  return (where: ExpressionBuilder<Schema, "post">) => {
    const isShown = where("post.state", "=", sql.lit("shown" as const));
    if (!viewer) return isShown;
    return where.and([
      where.or([isShown, where("post.authorId", "=", viewer.id)]),
      where.not(
        where.exists(
          where
            .selectFrom("hiddenPost")
            .select("hiddenPost.postId")
            .whereRef("hiddenPost.postId", "=", "post.id")
            .where("hiddenPost.memberId", "=", viewer.id),
        ),
      ),
      isUnblockedPost(where, viewer),
    ]);
  };
}

/** A pseudonym stays when its author blocks the name: one that falls silent with the block would tell whose it is. */
export function isUnblockedPost(where: ExpressionBuilder<Schema, "post">, member: Pick<Member, "id">) {
  const isBlocked = where.exists(
    where
      .selectFrom("memberBlock")
      .select("memberBlock.id")
      .where((block) => isBetween(block, member, { writing: "post", thread: "post.id" }))
      .where((block) =>
        block.or([block("memberBlock.memberId", "=", member.id), block.not(block.exists(hasPseudonym(block, member)))]),
      ),
  );
  return where.not(isBlocked);
}

function hasPseudonym(where: ExpressionBuilder<Schema, "post">, { id }: Pick<Member, "id">) {
  return where
    .selectFrom("threadPseudonym")
    .select("threadPseudonym.name")
    .whereRef("threadPseudonym.postId", "=", "post.id")
    .where("threadPseudonym.memberId", "=", id);
}

export function canViewComment(viewer: Viewer) {
  return (where: ExpressionBuilder<Schema, "comment">) => {
    const isShown = where("comment.state", "=", sql.lit("shown" as const));
    if (!viewer) return isShown;
    return where.and([
      where.or([isShown, where("comment.authorId", "=", viewer.id)]),
      where.not(
        where.exists(
          where
            .selectFrom("memberBlock")
            .select("memberBlock.id")
            .where((block) => isBetween(block, viewer, { writing: "comment", thread: "comment.postId" })),
        ),
      ),
    ]);
  };
}

type Places = { writing: "post"; thread: "post.id" } | { writing: "comment"; thread: "comment.postId" };

export function isBetween(
  block: ExpressionBuilder<Schema, "memberBlock" | "post" | "comment">,
  { id }: Pick<Member, "id">,
  { writing, thread }: Places,
) {
  const author = `${writing}.authorId` as const;
  const blockedByViewer = block.and([
    block("memberBlock.memberId", "=", id),
    block("memberBlock.blockedId", "=", block.ref(author)),
  ]);
  const blockedByAuthor = block.and([
    block("memberBlock.blockedId", "=", id),
    block("memberBlock.memberId", "=", block.ref(author)),
  ]);
  return block.or([
    block.and([
      block(`${writing}.pseudonym`, "is", null),
      block("memberBlock.threadId", "=", ""),
      block.or([blockedByViewer, blockedByAuthor]),
    ]),
    block.and([
      block(`${writing}.pseudonym`, "is not", null),
      block("memberBlock.threadId", "=", block.ref(thread)),
      blockedByViewer,
    ]),
  ]);
}
