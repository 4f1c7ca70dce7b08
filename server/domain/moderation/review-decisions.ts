import type { Outcome } from "../../db/schema/forum.ts";
import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { Failure, invalid } from "../failures.ts";
import { notify } from "../notifications/notifications.ts";
import { recordAct } from "./acts.ts";
import { requireOther, type Decision } from "./closing.ts";
import { caseById } from "./queue.ts";

/** What may be decided about a review: it is shown on the home page, or not. */
export const REVIEW_OUTCOMES = ["hide", "restore"] as const satisfies Outcome[];

/**
 * A moderator's decision about a review, of which its author is told. The same twice is one.
 * @param version of the words that she read.
 * @throws {Failure} notFound; forbidden, about her own; invalid, without a version; conflict, when the words are others
 *   by now: what nobody has read is never shown.
 */
export async function decideAboutReview(
  context: Context,
  moderator: Member,
  id: string,
  { outcome, reason, version }: Decision & { outcome: (typeof REVIEW_OUTCOMES)[number]; version: number | undefined },
): Promise<void> {
  if (version === undefined) throw invalid("version", "Say which words you read.");
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const found = await caseById(inside, "review", id);
    requireOther(moderator, found);
    const isShown = outcome === "restore";
    if (found.subject?.state === (isShown ? "shown" : "hidden")) return;
    const decided = await db
      .updateTable("review")
      .set({ isApproved: isShown ? 1 : 0, decidedAt: context.now(), stateReason: isShown ? null : reason })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("memberId")
      .executeTakeFirst();
    if (!decided) throw changedSince();
    const about = { subjectKind: "review" as const, subjectId: id };
    await recordAct(inside, moderator.id, { act: outcome, ...about, reason });
    const shown = "A moderator looked at your review, and it is shown on the home page.";
    const sentence = isShown ? shown : `A moderator does not show your review: ${reason}`;
    await notify(inside, [decided.memberId], { kind: "moderation", ...about, sentence });
  });
}

function changedSince() {
  const sentence = "The review was changed meanwhile. Read it as it stands now, and decide again.";
  return new Failure("conflict", sentence, { code: "changed_meanwhile" });
}
