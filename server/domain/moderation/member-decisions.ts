import type { Outcome } from "../../db/schema/moderation.ts";
import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { recordAct } from "./acts.ts";
import { decideAgainst, forDays, holdAuthor } from "./against.ts";
import { closeReports, loggedReason, requireOther, tellReporters, type Decision } from "./closing.ts";
import { caseById } from "./queue.ts";

/** What may be decided about a member who was reported for what she said in private. */
export const MEMBER_OUTCOMES = ["warn", "suspend", "dismiss"] as const satisfies Outcome[];

type MemberOutcome = (typeof MEMBER_OUTCOMES)[number];

const toReporters: Record<MemberOutcome, string> = {
  dismiss: "We looked at the conversation that you reported and left it.",
  warn: "We looked at the conversation that you reported, and warned the member.",
  suspend: "The member whom you reported can't write to anybody for a while.",
};

/**
 * A moderator's decision about a member: it closes the open reports, and their reporters are told. `suspend` lets her
 * read and not write for so many days, `warn` only tells her, both with why; `dismiss` finds nothing wrong. The same
 * twice is one.
 * @throws {Failure} notFound, when nobody reports her; forbidden, about herself.
 */
export async function decideAboutMember(
  context: Context,
  moderator: Member,
  memberId: string,
  { outcome, reason, days }: Decision & { outcome: MemberOutcome; days: number },
): Promise<void> {
  const about = { kind: "member" as const, id: memberId };
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await holdAuthor(inside, await caseById(inside, about.kind, about.id));
    const found = await caseById(inside, about.kind, about.id);
    requireOther(moderator, found);
    const closed = await closeReports(inside, moderator, about, { outcome, reason });
    if (closed.length === 0) return;
    const said = outcome === "suspend" ? `${days} days: ${reason}` : reason;
    const why = loggedReason(said, moderator, closed);
    await recordAct(inside, moderator.id, { act: outcome, subjectKind: "member", subjectId: memberId, reason: why });
    await tellReporters(inside, about, closed, toReporters[outcome]);
    if (outcome === "dismiss") return;
    const decision = { kind: outcome, reason, closed, days: outcome === "suspend" ? days : null };
    const lost = `You can read here, but not write, for ${forDays(days)}: ${reason}`;
    const warned = `A moderator warns you because of messages that you wrote: ${reason}`;
    const sentence = outcome === "suspend" ? lost : warned;
    await decideAgainst(inside, moderator, { about, found }, { ...decision, sentence });
  });
}
