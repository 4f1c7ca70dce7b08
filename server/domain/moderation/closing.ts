import type { Outcome, ReportedKind } from "../../db/schema/forum.ts";
import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { Failure } from "../failures.ts";
import { notify } from "../notifications/notifications.ts";
import { writtenBy, type Case } from "./queue.ts";

export const DECISION_REASON_MAX = 500;

export interface Decision {
  outcome: Outcome;
  /** In words that the author reads. */
  reason: string;
}

/** A text or member by its id. */
interface Reported {
  kind: ReportedKind;
  id: string;
}

/** @throws {Failure} forbidden, when what she is to decide about is her own. */
export function requireOther(moderator: Member, found: Case): void {
  if (writtenBy(found) !== moderator.id) return;
  throw new Failure("forbidden", "Another moderator decides about your own words.");
}

/** Closes the open reports of this. @returns who made them; null for those who are gone. */
export async function closeReports(
  { db, now }: Context,
  moderator: Member,
  { kind, id }: Reported,
  { outcome, reason }: Decision,
): Promise<(string | null)[]> {
  const closed = await db
    .updateTable("report")
    .set({ outcome, outcomeReason: reason, decidedBy: moderator.id, decidedAt: now() })
    .where("subjectKind", "=", kind)
    .where("subjectId", "=", id)
    .where("outcome", "is", null)
    .returning("reporterId")
    .execute();
  return closed.map(({ reporterId }) => reporterId);
}

export async function tellReporters(
  context: Context,
  { kind, id }: Reported,
  reporters: (string | null)[],
  sentence: string,
): Promise<void> {
  const present = reporters.filter((reporter) => reporter !== null);
  await notify(context, present, { kind: "reportOutcome", subjectKind: kind, subjectId: id, sentence });
}
