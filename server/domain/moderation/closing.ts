import type { Outcome, ReportedKind } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import type { Said } from "../notify/news.ts";
import { notify } from "../notify/notify.ts";
import { writtenBy, type Case } from "./queue.ts";

export interface Decision {
  outcome: Outcome;
  reason: string;
}

interface Reported {
  kind: ReportedKind;
  id: string;
}

export interface ClosedReport {
  id: string;
  reporterId: string | null;
}

export function requireOther(moderator: Member, found: Case): void {
  if (writtenBy(found) !== moderator.id) return;
  throw new Failure("forbidden", "You wrote this, so another moderator decides.");
}

export function decidedMeanwhile(): Failure {
  const sentence = "Another moderator decided about this meanwhile. Read it as it is now, and decide again.";
  return new Failure("conflict", sentence, { code: "changed_meanwhile" });
}

export async function closeReports(
  { db, now }: Context,
  moderator: Member,
  { kind, id }: Reported,
  { outcome, reason }: Decision,
): Promise<ClosedReport[]> {
  const closed = await db
    .updateTable("report")
    .set({ outcome, outcomeReason: reason || null, decidedBy: moderator.id, decidedAt: now() })
    .where("subjectKind", "=", kind)
    .where("subjectId", "=", id)
    .where("outcome", "is", null)
    .returning(["id", "reporterId", "authorId"])
    .execute();
  await forgetOfTheGone(db, closed);
  return closed;
}

/** Texts of members who have left are kept only until their reports are closed. */
async function forgetOfTheGone(db: Context["db"], closed: (ClosedReport & { authorId: string | null })[]) {
  for (const { id, reporterId, authorId } of closed) {
    if (reporterId !== null && authorId !== null) continue;
    const ofReporter = reporterId === null ? { note: null } : {};
    const ofAuthor = authorId === null ? { seenTitle: null, seenText: "" } : {};
    await db
      .updateTable("report")
      .set({ ...ofReporter, ...ofAuthor })
      .where("id", "=", id)
      .execute();
    await db
      .deleteFrom("reportMessage")
      .where("reportId", "=", id)
      .$if(authorId !== null, (messages) => messages.where("isByReported", "=", 0))
      .$if(reporterId !== null, (messages) => messages.where("isByReported", "=", 1))
      .execute();
  }
}

/** A lone moderator may decide about an own report; the log tells administrators so. */
export function loggedReason(reason: string, moderator: Member, closed: ClosedReport[]): string | null {
  const isOwn = closed.some(({ reporterId }) => reporterId === moderator.id);
  const words = isOwn ? [reason, "(The moderator reported it.)"] : [reason];
  return words.filter(Boolean).join(" ") || null;
}

export async function notifyReporters(
  context: Context,
  { kind, id }: Reported,
  closed: ClosedReport[],
  said: Said,
): Promise<void> {
  const present = closed.flatMap(({ reporterId }) => (reporterId === null ? [] : [reporterId]));
  await notify(context, present, { kind: "reportOutcome", subjectKind: kind, subjectId: id, said });
}
