import type { Flag } from "../../db/schema/columns.ts";
import type { SubjectKind, TextState } from "../../db/schema/forum.ts";
import type { Context } from "../context.ts";
import { removePostPicture } from "./post-pictures.ts";

export interface TextId {
  kind: SubjectKind;
  id: string;
}

export interface LockedText extends TextId {
  postId: string;
  /** Of the post: such a one is not counted among those in the list. */
  isUnlisted: boolean;
}

/** Call first where a text changes its state: it locks the post before its comments, so that no two deadlock. */
export async function lockThread({ db }: Context, { kind, id }: TextId): Promise<LockedText | null> {
  const locked = await db
    .updateTable("post")
    .set((row) => ({ commentCount: row.ref("commentCount") }))
    .where("id", "=", (where) =>
      kind === "post"
        ? where.val(id)
        : where.selectFrom("comment").select("comment.postId").where("comment.id", "=", id),
    )
    .returning(["id", "isUnlisted"])
    .executeTakeFirst();
  return locked ? { kind, id, postId: locked.id, isUnlisted: locked.isUnlisted === 1 } : null;
}

export async function changeState(
  context: Context,
  text: LockedText,
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

/** Wake the jobs after the transaction: a post takes its picture along. */
export async function removeText(context: Context, text: LockedText): Promise<boolean> {
  if (text.kind === "post") await removePostPicture(context, text.id);
  const removed = await context.db
    .deleteFrom(text.kind)
    .where("id", "=", text.id)
    .returning("state")
    .executeTakeFirst();
  if (removed?.state === "shown") await countShown(context, text, -1);
  return removed !== undefined;
}

export async function countShown(
  context: Context,
  { kind, postId, isUnlisted }: LockedText,
  step: number,
): Promise<void> {
  if (kind === "post" && isUnlisted) return;
  if (kind === "post") await countShownPosts(context, step);
  else await countComments(context, postId, step);
}

export async function countShownPosts({ db }: Pick<Context, "db">, step: number): Promise<void> {
  if (step === 0) return;
  await db
    .updateTable("tally")
    .set((row) => ({ value: row("value", "+", step) }))
    .where("name", "=", "shownPosts")
    .execute();
}

/** Locks the post until the transaction ends, also with a step of 0. @returns false when the post is gone. */
export async function countComments({ db }: Pick<Context, "db">, postId: string, step: number): Promise<boolean> {
  const counted = await db
    .updateTable("post")
    .set((row) => ({ commentCount: row("commentCount", "+", step) }))
    .where("id", "=", postId)
    .returning("id")
    .executeTakeFirst();
  return counted !== undefined;
}

export function isListed({ state, isUnlisted }: { state: TextState; isUnlisted: Flag }): boolean {
  return state === "shown" && isUnlisted === 0;
}
