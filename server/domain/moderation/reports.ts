import type { Insertable } from "kysely";
import type { ReportReason, ReportTable } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { invalid } from "../../failures.ts";
import { threadOfName } from "../forum/authors.ts";
import { commentFor } from "../forum/comments.ts";
import { postFor } from "../forum/posts.ts";
import { changeState, holdThread, type TextId } from "../forum/text-states.ts";
import { newId } from "../identity.ts";

const REPORTERS_TO_HIDE = 3;

/** @throws {Failure} notFound, for a text that she may not see; invalid, for her own; forbidden, while she is suspended. */
export async function report(
  context: Context,
  reporter: Member,
  subject: TextId,
  { reason, note }: { reason: ReportReason; note: string | null },
): Promise<void> {
  requireNotSuspended(context, reporter);
  const { kind, id } = subject;
  const text = kind === "post" ? await postFor(context, reporter, id) : await commentFor(context, reporter, id);
  if (text.isMine) throw invalid("", "These are your own words. You can change or delete them instead.");
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // Locking the thread makes reports of the same moment wait for each other.
    const held = await holdThread(inside, subject);
    const added = await storeReport(inside, reporter, {
      subjectKind: kind,
      subjectId: id,
      authorId: text.authorId,
      threadId: threadOfName(text),
      reason,
      note,
      seenName: text.author.name,
      seenTitle: "title" in text ? text.title : null,
      seenText: text.body,
      seenVersion: text.version,
      writtenAt: text.editedAt ?? text.createdAt,
    });
    if (!added) return;
    const counted = await countReport(inside, subject);
    if (held && counted && counted.openReportCount >= REPORTERS_TO_HIDE) {
      await changeState(inside, held, { from: "shown", to: "reported", reason: null });
    }
  });
}

type Seen = Omit<
  Insertable<ReportTable>,
  "id" | "reporterId" | "createdAt" | "outcome" | "outcomeReason" | "decidedBy" | "decidedAt"
>;

export async function storeReport({ db, now }: Context, reporter: Member, seen: Seen): Promise<string | null> {
  const undecided = { outcome: null, outcomeReason: null, decidedBy: null, decidedAt: null };
  const added = await db
    .insertInto("report")
    .values({ id: newId(), reporterId: reporter.id, createdAt: now(), ...seen, ...undecided })
    .onConflict((conflict) => conflict.columns(["reporterId", "subjectId"]).where("outcome", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? null;
}

async function countReport({ db }: Context, { kind, id }: TextId) {
  return db
    .updateTable(kind)
    .set((row) => ({ openReportCount: row("openReportCount", "+", 1) }))
    .where("id", "=", id)
    .returning("openReportCount")
    .executeTakeFirst();
}
