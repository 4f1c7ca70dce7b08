import type { Selectable } from "kysely";
import type { ANSWER_OUTCOMES } from "../../contract/moderation/choices.ts";
import type { DecisionTable } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import { liftSuspension } from "./suspension.ts";
import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { changeState, lockThread, type LockedText } from "../forum/text-states.ts";
import { notify } from "../notify/notify.ts";
import { recordAct } from "../audit-log/acts.ts";
import { lockAuthor, type About } from "./adverse-decision.ts";
import { decidedMeanwhile, requireOther } from "./closing.ts";
import { caseById, type Case } from "./queue.ts";

type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];
type Decided = Selectable<DecisionTable>;

/** Not at an answer to an own decision, unless there is no other moderator. */
export async function mayLookAgain({ db, now }: Context, moderator: Member, decision: Decided): Promise<boolean> {
  if (decision.memberId === moderator.id) return false;
  if (decision.decidedBy !== moderator.id || moderator.role === "administrator") return true;
  const another = await db
    .selectFrom("member")
    .select("id")
    .where("role", "in", ["moderator", "administrator"])
    .where("id", "not in", [moderator.id, decision.memberId])
    .where((where) => where.or([where("suspendedUntil", "is", null), where("suspendedUntil", "<=", now())]))
    .limit(1)
    .executeTakeFirst();
  return another === undefined;
}

export async function answersForOthers(context: Context, moderator: Member): Promise<Case[]> {
  const open = await context.db
    .selectFrom("decision")
    .selectAll()
    .where("answeredAt", "is not", null)
    .where("outcome", "is", null)
    .where((where) => where.or([where("memberId", "=", moderator.id), where("decidedBy", "=", moderator.id)]))
    .orderBy("answeredAt")
    .orderBy("id")
    .execute();
  const apart: Case[] = [];
  for (const decision of open) {
    if (!(await mayLookAgain(context, moderator, decision))) apart.push(await caseById(context, "answer", decision.id));
  }
  return apart;
}

/** @throws {Failure} notFound; forbidden, for another moderator's turn; conflict, when decided otherwise. */
export async function decideAboutAnswer(
  context: Context,
  moderator: Member,
  id: string,
  { outcome, reason }: { outcome: AnswerOutcome; reason: string },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const found = await caseById(inside, "answer", id);
    const decision = await requireAnother(inside, moderator, found);
    // Locks are taken in the order used everywhere: the member's row, the thread, then the decision.
    await lockAuthor(inside, found);
    const { subjectKind: kind, subjectId } = decision;
    const locked = kind === "post" || kind === "comment" ? await lockThread(inside, { kind, id: subjectId }) : null;
    const isUndone = outcome === "undo";
    const decided = await db
      .updateTable("decision")
      .set({
        outcome: isUndone ? "undone" : "upheld",
        outcomeReason: reason,
        outcomeBy: moderator.id,
        outcomeAt: context.now(),
      })
      .where("id", "=", id)
      .where("outcome", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!decided) return requireSame(inside, id, isUndone ? "undone" : "upheld");
    if (isUndone) await undo(inside, decision, locked);
    await recordAct(inside, moderator.id, { act: outcome, subjectKind: "answer", subjectId: id, reason });
    const about = { kind: "moderation", subjectKind: kind, subjectId, decisionId: id } as const;
    await notify(inside, [decision.memberId], { ...about, said: [isUndone ? "reversed" : "upheld", { reason }] });
  });
}

async function requireAnother(context: Context, moderator: Member, found: Case): Promise<Decided> {
  requireOther(moderator, found);
  const { decision } = found;
  if (decision && (await mayLookAgain(context, moderator, decision))) return decision;
  throw new Failure("forbidden", "You made this decision, so another moderator reviews the appeal.");
}

async function requireSame({ db }: Context, id: string, outcome: "upheld" | "undone") {
  const stored = await db.selectFrom("decision").select("outcome").where("id", "=", id).executeTakeFirst();
  if (stored?.outcome !== outcome) throw decidedMeanwhile();
}

async function undo(context: Context, decision: Decided, locked: LockedText | null) {
  const { id, memberId, kind, subjectKind, subjectId, version, suspendedUntil } = decision;
  if (suspendedUntil !== null) await liftSuspension(context, memberId, suspendedUntil);
  if ((kind !== "hide" && kind !== "suspend") || (await isHiddenAnew(context, { id, subjectId }))) return;
  if (locked) await changeState(context, locked, { from: "hidden", to: "shown", reason: null });
  if (subjectKind !== "review" || version === null) return;
  await context.db
    .updateTable("review")
    .set({ isApproved: 1, stateReason: null })
    .where("id", "=", subjectId)
    .where("version", "=", version)
    .where("decidedAt", "is not", null)
    .execute();
}

async function isHiddenAnew({ db }: Context, { id, subjectId }: Pick<Decided, "id" | "subjectId">): Promise<boolean> {
  const other = await db
    .selectFrom("decision")
    .select("id")
    .where("subjectId", "=", subjectId)
    .where("id", "!=", id)
    .where("kind", "in", ["hide", "suspend"])
    .where((where) => where.or([where("outcome", "is", null), where("outcome", "=", "upheld")]))
    .executeTakeFirst();
  return other !== undefined;
}

export async function undoHiding(
  { db, now }: Context,
  moderator: Member,
  { id, version }: About & { version: number },
  reason: string,
): Promise<void> {
  await db
    .updateTable("decision")
    .set({ outcome: "undone", outcomeReason: reason || null, outcomeBy: moderator.id, outcomeAt: now() })
    .where("subjectId", "=", id)
    .where("kind", "=", "hide")
    .where("version", "=", version)
    .where("outcome", "is", null)
    .execute();
}
