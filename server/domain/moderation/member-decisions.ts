import type { Outcome } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { invalid, notFound } from "../../failures.ts";
import type { Said } from "../notify/news.ts";
import { recordAct } from "../audit-log/acts.ts";
import { recordAdverseDecision, lockAuthor } from "./adverse-decision.ts";
import { closeReports, loggedReason, requireOther, notifyReporters, type Decision } from "./closing.ts";
import { findCase, writtenBy } from "./queue.ts";

export const MEMBER_OUTCOMES = ["warn", "suspend", "dismiss"] as const satisfies Outcome[];

type MemberOutcome = (typeof MEMBER_OUTCOMES)[number];

const toReporters = {
  dismiss: ["talkReportLeft"],
  warn: ["talkReportWarned"],
  suspend: ["memberReportSuspended"],
} satisfies Record<MemberOutcome, Said>;

/** @throws {Failure} notFound, without a report; forbidden, about oneself; invalid, when the member is gone. */
export async function decideAboutMember(
  context: Context,
  moderator: Member,
  memberId: string,
  { outcome, reason, days }: Decision & { outcome: MemberOutcome; days: number },
): Promise<void> {
  const about = { kind: "member" as const, id: memberId };
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await lockAuthor(inside, await findCase(inside, about.kind, about.id));
    const found = await findCase(inside, about.kind, about.id);
    if (!found) return requireSame(inside, moderator, memberId, { outcome, reason });
    requireOther(moderator, found);
    if (outcome !== "dismiss" && !writtenBy(found)) {
      throw invalid("outcome", "The member has deleted their account. Leave it as it is.");
    }
    const closed = await closeReports(inside, moderator, about, { outcome, reason });
    if (closed.length === 0) return;
    const logged = outcome === "suspend" ? `${days} days: ${reason}` : reason;
    const why = loggedReason(logged, moderator, closed);
    await recordAct(inside, moderator.id, { act: outcome, subjectKind: "member", subjectId: memberId, reason: why });
    await notifyReporters(inside, about, closed, toReporters[outcome]);
    if (outcome === "dismiss") return;
    const decision = { kind: outcome, reason, closed, days: outcome === "suspend" ? days : null };
    const said: Said = outcome === "suspend" ? ["suspended", { count: days, reason }] : ["messagesWarned", { reason }];
    await recordAdverseDecision(inside, moderator, { about, found }, { ...decision, said });
  });
}

async function requireSame({ db }: Context, moderator: Member, memberId: string, { outcome, reason }: Decision) {
  const last = await db
    .selectFrom("report")
    .select(["outcome", "outcomeReason", "decidedBy"])
    .where("subjectKind", "=", "member")
    .where("authorId", "=", memberId)
    .orderBy("decidedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.outcome === outcome && last.outcomeReason === (reason || null) && last.decidedBy === moderator.id) return;
  throw notFound("member");
}
