import type { Outcome } from "../../db/schema/forum.ts";
import type { Member } from "../accounts/members.ts";
import { suspendUntil } from "../accounts/roles.ts";
import type { Context } from "../context.ts";
import { notify } from "../notifications/notifications.ts";
import { recordAct } from "./acts.ts";
import { closeReports, requireOther, tellReporters, type Decision } from "./closing.ts";
import { caseById } from "./queue.ts";

/** What may be decided about a member who was reported for what she said in private. */
export const MEMBER_OUTCOMES = ["suspend", "dismiss"] as const satisfies Outcome[];
export const SUSPENDED_DAYS = 7;
export const SUSPENDED_DAYS_MAX = 365;

const DAY = 86_400_000;

/**
 * A moderator's decision about a member: it closes the open reports, and their reporters are told. `suspend` lets her
 * read and not write for so many days, and she is told why; `dismiss` finds nothing wrong. The same twice is one.
 * @throws {Failure} notFound, when nobody reports her; forbidden, about herself.
 */
export async function decideAboutMember(
  context: Context,
  moderator: Member,
  memberId: string,
  { outcome, reason, days }: Decision & { outcome: (typeof MEMBER_OUTCOMES)[number]; days: number },
): Promise<void> {
  const about = { kind: "member" as const, id: memberId };
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    requireOther(moderator, await caseById(inside, about.kind, about.id));
    const closed = await closeReports(inside, moderator, about, { outcome, reason });
    if (closed.length === 0) return;
    const why = outcome === "suspend" ? `${days} days: ${reason}` : reason;
    await recordAct(inside, moderator.id, { act: outcome, subjectKind: "member", subjectId: memberId, reason: why });
    if (outcome === "dismiss") {
      await tellReporters(inside, about, closed, "We looked at the conversation that you reported and left it.");
      return;
    }
    await tellReporters(inside, about, closed, "The member whom you reported can't write to anybody for a while.");
    if (!(await suspendUntil(inside, memberId, context.now() + days * DAY))) return;
    const forHow = days === 1 ? "one day" : `${days} days`;
    await notify(inside, [memberId], {
      kind: "moderation",
      subjectKind: "member",
      subjectId: memberId,
      sentence: `You can read here, but not write, for ${forHow}: ${reason}`,
    });
  });
}
