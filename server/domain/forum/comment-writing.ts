import type { Member } from "../member/member.ts";
import { isEditor, isModerator } from "../member/roles.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { found, notFound } from "../../failures.ts";
import { newId } from "../identity.ts";
import { notifyThread } from "./thread-news.ts";
import { addToDay } from "../tally/tally.ts";
import { commentFor, type Comment } from "./comments.ts";
import { editOwn } from "./own-texts.ts";
import { postFor, type Post } from "./posts.ts";
import { takePseudonym } from "./pseudonyms.ts";
import { mustWait } from "./review-first.ts";
import { earlierOf, idempotencyKeysOf } from "../idempotency.ts";
import { countComments } from "./text-states.ts";

/** The author of a pseudonymous post keeps its pseudonym in its thread, whatever was chosen. */
export async function addComment(
  context: Context,
  author: Member,
  postId: string,
  words: { body: string; isPseudonymous: boolean; formKey: string | null; replyTo: string | null },
): Promise<Comment> {
  requireNotSuspended(context, author);
  const post = await postFor(context, author, postId);
  const { body, isPseudonymous, formKey, replyTo } = words;
  if (replyTo !== null && (await commentFor(context, author, replyTo)).postId !== postId) throw notFound("comment");
  const idempotency = idempotencyKeysOf(
    formKey,
    ["comment", postId, body, isPseudonymous, replyTo ?? ""],
    context.now(),
  );
  const waits = await mustWait(context, author, body, "comment");
  const isHidden = hides(post, isPseudonymous);
  const id = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const earlier = await earlierOf(inside, "comment", author, idempotency);
    if (earlier) return earlier;
    // Counted first: the write locks the post's row, so that it can't be deleted meanwhile.
    if (!(await countComments(inside, postId, waits ? 0 : 1))) throw notFound("post");
    const { id } = await db
      .insertInto("comment")
      .values({
        id: newId(),
        postId,
        authorId: author.id,
        pseudonym: isHidden ? await takePseudonym(inside, postId, author.id) : null,
        body,
        state: waits ? "waiting" : "shown",
        stateReason: null,
        submissionKey: idempotency.key,
        createdAt: context.now(),
        editedAt: null,
        isByStaff: (isEditor(author) || isModerator(author)) && !isHidden ? 1 : 0,
        ...(await placeOf(inside, replyTo)),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!waits) await notifyThread(inside, id);
    await addToDay(inside, "comments");
    return id;
  });
  return commentFor(context, author, id);
}

export async function editComment(
  context: Context,
  author: Member,
  id: string,
  { body, version }: { body: string; version: number | null },
): Promise<Comment> {
  requireNotSuspended(context, author);
  if (!(await commentFor(context, author, id)).isMine) throw notFound("comment");
  await editOwn(context, author, { kind: "comment", id }, { words: body, columns: { body }, version });
  return commentFor(context, author, id);
}

/** A reply to a reply answers the same comment, so that replies are one level deep. */
export async function placeOf({ db }: Context, replyTo: string | null) {
  if (replyTo === null) return {};
  const answered = found(
    await db
      .selectFrom("comment")
      .select(["id", "number", "replyToId", "rootNumber"])
      .where("id", "=", replyTo)
      .executeTakeFirst(),
    "comment",
  );
  return { replyToId: answered.replyToId ?? answered.id, rootNumber: answered.rootNumber ?? answered.number };
}

function hides(post: Post, isPseudonymous: boolean) {
  return isPseudonymous || (post.isMine && post.pseudonym !== null);
}
