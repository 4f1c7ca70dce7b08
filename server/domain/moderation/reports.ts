import { sql, type Insertable } from "kysely";
import type { ReportTable } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { invalid } from "../../failures.ts";
import { threadOfName } from "../forum/authors.ts";
import { commentFor } from "../forum/comments.ts";
import { postFor } from "../forum/posts.ts";
import { NEW_ACCOUNT_MS } from "../forum/review-first.ts";
import { changeState, lockThread, type TextId } from "../forum/text-states.ts";
import { newId } from "../identity.ts";
import { stored, type ReportReason } from "./reasons.ts";
import { say } from "../../contract/sentences/say.ts";

const REPORTERS_TO_HIDE = 3;

/** @throws {Failure} notFound, for a text that the reporter may not see; invalid, for an own one; forbidden, during a suspension. */
export async function report(
  context: Context,
  reporter: Member,
  subject: TextId,
  { reason, note }: { reason: ReportReason; note: string | null },
): Promise<void> {
  requireNotSuspended(context, reporter);
  const { kind, id } = subject;
  const text = kind === "post" ? await postFor(context, reporter, id) : await commentFor(context, reporter, id);
  if (text.isMine) throw invalid("", say.ownReport);
  if (reason === "unsuitablePicture" && !("picture" in text && text.picture)) {
    throw invalid("reason", say.reportedPictureGone);
  }
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // Locking the thread makes reports of the same moment wait for each other.
    const locked = await lockThread(inside, subject);
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
    await countReport(inside, subject);
    if (locked && (await isHiddenByCount(inside, subject))) {
      await changeState(inside, locked, { from: "shown", to: "reported", reason: null });
    }
  });
}

type Seen = Omit<
  Insertable<ReportTable>,
  "reason" | "inDanger" | "id" | "reporterId" | "createdAt" | "outcome" | "outcomeReason" | "decidedBy" | "decidedAt"
> & { reason: ReportReason };

export async function storeReport(
  { db, now }: Context,
  reporter: Member,
  { reason, ...seen }: Seen,
): Promise<string | null> {
  const undecided = { outcome: null, outcomeReason: null, decidedBy: null, decidedAt: null };
  const added = await db
    .insertInto("report")
    .values({ id: newId(), reporterId: reporter.id, createdAt: now(), ...seen, ...stored(reason), ...undecided })
    .onConflict((conflict) => conflict.columns(["reporterId", "subjectId"]).where("outcome", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? null;
}

async function countReport({ db }: Context, { kind, id }: TextId) {
  await db
    .updateTable(kind)
    .set((row) => ({ openReportCount: row("openReportCount", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Nobody's call for help is hidden by those who fear for them. */
async function isHiddenByCount(context: Context, subject: TextId): Promise<boolean> {
  const { total } = await context.db
    .selectFrom("report")
    .innerJoin("member", "member.id", "report.reporterId")
    .select(sql<number>`count(*)`.as("total"))
    .where("report.subjectId", "=", subject.id)
    .where("report.subjectKind", "=", subject.kind)
    .where("report.outcome", "is", null)
    .where("report.inDanger", "=", 0)
    .where("member.createdAt", "<=", context.now() - NEW_ACCOUNT_MS)
    .executeTakeFirstOrThrow();
  return total >= REPORTERS_TO_HIDE && !(await isEditorial(context, subject)) && !(await isApproved(context, subject));
}

async function isEditorial({ db }: Context, { kind, id }: TextId) {
  if (kind === "comment") return false;
  const post = await db.selectFrom("post").select("isEditorial").where("id", "=", id).executeTakeFirst();
  return post?.isEditorial === 1;
}

/** Whether a moderator has read this version and left it, or showed it again. */
async function isApproved({ db }: Context, { kind, id }: TextId) {
  const changedAt = db
    .selectFrom(kind)
    .select((row) => row.fn.coalesce("editedAt", "createdAt").as("changedAt"))
    .where("id", "=", id);
  const approval = await db
    .selectFrom("actOfPower")
    .select("id")
    .where("subjectId", "=", id)
    .where("act", "in", ["restore", "dismiss", "warn"])
    .where("createdAt", ">=", changedAt)
    .union(
      db
        .selectFrom("decision")
        .select("id")
        .where("subjectId", "=", id)
        .where("outcome", "=", "undone")
        .where("outcomeAt", ">=", changedAt),
    )
    .limit(1)
    .executeTakeFirst();
  return approval !== undefined;
}
