import type { Role } from "../../db/schema/accounts.ts";
import { holdMember, type Member } from "../member/member.ts";
import { endOfSuspension } from "../member/suspension.ts";
import { endOneSession } from "../account/session-list.ts";
import { changeInWords, hasOtherAdministrator, storeRole, waitForOtherChanges } from "../account/roles.ts";
import { endSessionsOf } from "../session/sessions.ts";
import { closeFeed } from "../account/calendar-feed.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { Failure, invalid } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import { keepDecision, wasDecided } from "../moderation/adverse-decision.ts";
import type { Said } from "../notify/news.ts";
import { notify } from "../notify/notify.ts";

const DAY = 86_400_000;

type Operating = Pick<Context, "db" | "now">;

export interface Acting {
  administrator: Member;
  memberId: string;
  why: string;
}

/** `null` stands for the operator at the command line. */
export interface SuspensionChange extends Omit<Acting, "administrator"> {
  administrator: Acting["administrator"] | null;
}

export async function changeRole(
  context: Context,
  { administrator, memberId, why }: Acting,
  role: Role,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await waitForOtherChanges(inside);
    const member = await holdMember(inside, memberId);
    if (member.role === role) return;
    if (member.role === "administrator" && !(await hasOtherAdministrator(inside, memberId))) {
      throw invalid("role", "There is no other administrator. Make somebody else one first.");
    }
    await storeRole(inside, memberId, role, {
      actorId: administrator.id,
      reason: `${changeInWords(member.role, role)}: ${why}`,
    });
  });
}

/** @throws {Failure} notFound; forbidden, about oneself; invalid, when no administrator could act any more. */
export async function suspendMember(context: Operating, acting: SuspensionChange, days: number): Promise<void> {
  const { memberId, why } = acting;
  const actorId = acting.administrator?.id ?? null;
  const suspendedUntil = endOfSuspension(context, days);
  await changeSuspension(context, acting, async (inside, { fullName, role, suspendedUntil: before }) => {
    if (acting.administrator && role === "administrator" && !(await hasOtherAdministrator(inside, memberId))) {
      throw invalid("", "There is no other administrator. Make somebody else one first.");
    }
    const isSame = suspendedUntil === before;
    const decided = { outcome: "suspend" as const, reason: why, suspendedUntil: before };
    // The end of a suspension identifies its decision, so a repeated request must not move it.
    if (isSame && (await wasDecided(inside, actorId, { kind: "member", id: memberId }, decided))) return;
    await setSuspension(inside, memberId, suspendedUntil);
    await recordAct(inside, actorId, { act: "suspend", ...about(memberId), reason: `${days} days: ${why}` });
    const decision = {
      memberId,
      threadId: EVERYWHERE,
      name: fullName,
      kind: "suspend" as const,
      ...about(memberId),
      reason: why,
      decidedBy: actorId,
      suspendedUntil,
    };
    await keepDecision(inside, decision, [
      role === "member" ? "suspended" : "suspendedRoleRests",
      { count: days, reason: why },
    ]);
  });
}

export async function endSuspension(context: Operating, acting: SuspensionChange): Promise<void> {
  const { administrator, memberId, why } = acting;
  await changeSuspension(context, acting, async (inside, { suspendedUntil }) => {
    if ((suspendedUntil ?? 0) <= context.now()) return;
    await setSuspension(inside, memberId, null);
    const actorId = administrator?.id ?? null;
    await recordAct(inside, actorId, { act: "give voice", ...about(memberId), reason: why });
    const said: Said = ["mayWrite", { reason: why }];
    await notify(inside, [memberId], { kind: "moderation", ...about(memberId), said });
  });
}

async function changeSuspension(
  context: Operating,
  { administrator, memberId }: SuspensionChange,
  change: (inside: Operating, member: Pick<Member, "fullName" | "role" | "suspendedUntil">) => Promise<void>,
) {
  if (administrator) requireSomebodyElse(administrator, memberId);
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await waitForOtherChanges(inside);
    await change(inside, await holdMember(inside, memberId));
  });
}

async function setSuspension({ db, now }: Operating, memberId: string, suspendedUntil: number | null) {
  await db.updateTable("member").set({ suspendedUntil }).where("id", "=", memberId).execute();
  // An earlier decision that ended later would otherwise bring the longer suspension back.
  const end = suspendedUntil ?? Math.floor(now() / DAY) * DAY;
  await db
    .updateTable("decision")
    .set({ suspendedUntil: end })
    .where("memberId", "=", memberId)
    .where("suspendedUntil", ">", end)
    .where((where) => where.or([where("outcome", "is", null), where("outcome", "=", "upheld")]))
    .execute();
}

/** @param sessionId null for all. @throws {Failure} notFound, also for a session that has ended. */
export async function endSessionsFor(
  context: Context,
  { administrator, memberId, why }: Acting,
  sessionId: string | null,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await holdMember(inside, memberId);
    if (sessionId === null) {
      await endSessionsOf(inside, memberId, null);
      await closeFeed(inside, { id: memberId });
    } else await endOneSession(inside, memberId, sessionId);
    const where = sessionId === null ? "everywhere" : "in one place";
    await recordAct(inside, administrator.id, { act: "end sessions", ...about(memberId), reason: `${where}: ${why}` });
    const said: Said = [sessionId === null ? "loggedOutEverywhere" : "loggedOutThere", { reason: why }];
    await notify(inside, [memberId], { kind: "account", ...about(memberId), said });
  });
}

export const about = (memberId: string) => ({ subjectKind: "member" as const, subjectId: memberId });

export function requireSomebodyElse(administrator: Member, memberId: string): void {
  if (administrator.id !== memberId) return;
  throw new Failure("forbidden", "Another administrator does this for you.");
}
