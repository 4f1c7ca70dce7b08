import type { Outcome } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { Failure, invalid } from "../../failures.ts";
import type { Said } from "../notify/news.ts";
import { notify } from "../notify/notify.ts";
import { recordAct } from "../audit-log/acts.ts";
import { recordAdverseDecision, lockAuthor, wasDecided } from "./adverse-decision.ts";
import { undoHiding } from "./answers.ts";
import { decidedMeanwhile, requireOther, type Decision } from "./closing.ts";
import { caseById } from "./queue.ts";

export const REVIEW_OUTCOMES = ["hide", "restore", "suspend"] as const satisfies Outcome[];

type ReviewDecision = Decision & {
  outcome: (typeof REVIEW_OUTCOMES)[number];
  days: number;
  version: number | undefined;
};

/** @throws {Failure} notFound; forbidden, for the own one; invalid; conflict, when words or state changed meanwhile. */
export async function decideAboutReview(
  context: Context,
  moderator: Member,
  id: string,
  { outcome, reason, days, version }: ReviewDecision,
): Promise<void> {
  if (version === undefined) throw invalid("version", "Say which words you read.");
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await lockAuthor(inside, await caseById(inside, "review", id));
    const found = await caseById(inside, "review", id);
    requireOther(moderator, found);
    const about = { kind: "review" as const, id };
    const isShown = outcome === "restore";
    if (found.subject?.state === (isShown ? "shown" : "hidden")) {
      // A repeated decision is accepted only if no new reason would be lost. A restored review has none.
      const decider = outcome === "hide" ? undefined : moderator.id;
      if (isShown || (await wasDecided(inside, decider, about, { outcome, reason }))) return;
      throw decidedMeanwhile();
    }
    const decided = await db
      .updateTable("review")
      .set({ isApproved: isShown ? 1 : 0, decidedAt: context.now(), stateReason: isShown ? null : reason })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("memberId")
      .executeTakeFirst();
    if (!decided) throw changedSince();
    const isSuspended = outcome === "suspend";
    const why = isSuspended ? `${days} days: ${reason}` : reason || null;
    await recordAct(inside, moderator.id, { act: outcome, subjectKind: "review", subjectId: id, reason: why });
    if (outcome === "restore") {
      await undoHiding(inside, moderator, { ...about, version }, reason);
      await notify(inside, [decided.memberId], {
        kind: "moderation",
        subjectKind: "review",
        subjectId: id,
        said: ["reviewShown"],
      });
      return;
    }
    const said: Said = isSuspended ? ["reviewHiddenSuspended", { count: days, reason }] : ["reviewHidden", { reason }];
    const decision = { kind: outcome, reason, days: isSuspended ? days : null, closed: [], said };
    await recordAdverseDecision(inside, moderator, { about, found }, decision);
  });
}

function changedSince() {
  const sentence = "The review was changed meanwhile. Read it as it is now, and decide again.";
  return new Failure("conflict", sentence, { code: "changed_meanwhile" });
}
