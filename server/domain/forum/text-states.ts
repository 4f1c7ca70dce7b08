import type { SubjectKind, TextState } from "../../db/schema/forum.ts";
import type { Context } from "../context.ts";

/** A post or comment. */
export interface TextId {
  kind: SubjectKind;
  id: string;
}

/** A text to whose thread nobody else writes until the transaction ends. */
export interface HeldText extends TextId {
  postId: string;
}

/**
 * Lets nobody else write to a post, or to the post of a comment, until the transaction ends. To be called first where
 * a text changes its state: always the post before its comments, so that no two wait for each other.
 * @returns null when the text is gone.
 */
export async function holdThread({ db }: Context, { kind, id }: TextId): Promise<HeldText | null> {
  const held = await db
    .updateTable("post")
    .set((row) => ({ commentCount: row.ref("commentCount") }))
    .where("id", "=", (where) =>
      kind === "post"
        ? where.val(id)
        : where.selectFrom("comment").select("comment.postId").where("comment.id", "=", id),
    )
    .returning("id")
    .executeTakeFirst();
  return held ? { kind, id, postId: held.id } : null;
}

/**
 * Moves a post or comment from one state to another and keeps the counts that follow from it.
 * @returns false when it was not in that state any more.
 */
export async function changeState(
  context: Context,
  text: HeldText,
  { from, to, reason }: { from: TextState; to: TextState; reason: string | null },
): Promise<boolean> {
  const changed = await context.db
    .updateTable(text.kind)
    .set({ state: to, stateReason: reason })
    .where("id", "=", text.id)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
  if (changed) await countShown(context, text, Number(to === "shown") - Number(from === "shown"));
  return changed !== undefined;
}

/** Takes a text away for good, a post with all its comments, and keeps the counts. @returns false when it was gone. */
export async function removeText(context: Context, text: HeldText): Promise<boolean> {
  const removed = await context.db
    .deleteFrom(text.kind)
    .where("id", "=", text.id)
    .returning("state")
    .executeTakeFirst();
  if (removed?.state === "shown") await countShown(context, text, -1);
  return removed !== undefined;
}

/** Keeps the count that this text is part of while it is shown. */
export async function countShown(context: Context, { kind, postId }: HeldText, step: number): Promise<void> {
  if (kind === "post") await countShownPosts(context, step);
  else await countComments(context, postId, step);
}

/** Keeps the number of posts that lists count their pages by. */
export async function countShownPosts({ db }: Pick<Context, "db">, step: number): Promise<void> {
  if (step === 0) return;
  await db
    .updateTable("tally")
    .set((row) => ({ value: row("value", "+", step) }))
    .where("name", "=", "shownPosts")
    .execute();
}

/**
 * Keeps the number of shown comments of a post. Until the transaction ends nobody else writes to the post, or deletes
 * it, also with a step of 0.
 * @returns false when the post is gone.
 */
export async function countComments({ db }: Pick<Context, "db">, postId: string, step: number): Promise<boolean> {
  const counted = await db
    .updateTable("post")
    .set((row) => ({ commentCount: row("commentCount", "+", step) }))
    .where("id", "=", postId)
    .returning("id")
    .executeTakeFirst();
  return counted !== undefined;
}
