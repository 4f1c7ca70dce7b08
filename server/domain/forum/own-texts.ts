import type { Updateable } from "kysely";
import type { CommentTable, PostTable } from "../../db/schema/forum.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { changedMeanwhile, notFound } from "../../failures.ts";
import { removePostPicture } from "./post-pictures.ts";
import { mustWait } from "./review-first.ts";
import { changeState, countShown, countShownPosts, lockThread, type LockedText, type TextId } from "./text-states.ts";

type Columns = Updateable<PostTable> | Updateable<CommentTable>;

/** @param version the one that was changed; null when the app does not say. */
export async function editOwn(
  context: Context,
  author: Member,
  text: TextId,
  { words, columns, version }: { words: string; columns: Columns; version: number | null },
): Promise<void> {
  const waits = await mustWait(context, author, words, text.kind);
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const isMoved = "isUnlisted" in columns;
    const locked = waits || isMoved ? await lockThread(inside, text) : null;
    const changed = await db
      .updateTable(text.kind)
      .set((row) => ({ ...columns, editedAt: context.now(), version: row("version", "+", 1) }))
      .where("id", "=", text.id)
      .where("authorId", "=", author.id)
      .$if(version !== null, (query) => query.where("version", "=", version ?? 0))
      .returning("state")
      .executeTakeFirst();
    if (!changed) return requireSame(inside, text, columns);
    if (!locked) return;
    if (isMoved && changed.state === "shown") await countMove(inside, locked, columns.isUnlisted === 1);
    if (waits) await changeState(inside, locked, { from: "shown", to: "waiting", reason: null });
  });
}

export async function deleteOwn(context: Context, author: Member, text: TextId): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const locked = await lockThread(inside, text);
    if (text.kind === "post") await removePostPicture(inside, text.id);
    const removed = await db
      .deleteFrom(text.kind)
      .where("id", "=", text.id)
      .where("authorId", "=", author.id)
      .returning("state")
      .executeTakeFirst();
    if (!locked || !removed) throw notFound(text.kind);
    if (removed.state === "shown") await countShown(inside, locked, -1);
  });
  context.jobs.wake();
}

async function countMove(context: Context, locked: LockedText, isUnlisted: boolean) {
  await countShownPosts(context, Number(locked.isUnlisted) - Number(isUnlisted));
  locked.isUnlisted = isUnlisted;
}

async function requireSame({ db }: Context, { kind, id }: TextId, columns: Columns) {
  const row = await db.selectFrom(kind).selectAll().where("id", "=", id).executeTakeFirst();
  const stored = new Map<string, unknown>(Object.entries(row ?? {}));
  if (Object.entries(columns).some(([column, value]) => stored.get(column) !== value)) throw changedMeanwhile(kind);
}
