import type { Selectable } from "kysely";
import type { MemberTable } from "../../db/schema/accounts.ts";
import type { CaseKind, DecidedKind } from "../../db/schema/moderation.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { findCase } from "../moderation/queue.ts";

export interface Suspension {
  reason: string;
  /** Epoch milliseconds, as `answeredAt`. */
  since: number;
  isByCommand: boolean;
  decidedBy: string | null;
  deciderName: string | null;
  answeredAt: number | null;
  about: DecidedKind;
  outcome: "upheld" | null;
  caseName: { kind: CaseKind; id: string } | null;
}

/** `veiled` when it is about pseudonymous words: only a logged trace may reveal the author. */
export async function suspensionOf(
  context: Context,
  { id, suspendedUntil }: Pick<Selectable<MemberTable>, "id" | "suspendedUntil">,
): Promise<Suspension | "veiled" | null> {
  if (suspendedUntil === null || suspendedUntil <= context.now()) return null;
  const decision = await context.db
    .selectFrom("decision")
    .leftJoin("member", "member.id", "decision.decidedBy")
    .select(["decision.id", "threadId", "subjectKind", "subjectId", "reason", "decidedBy", "answeredAt", "outcome"])
    .select(["decision.createdAt as since", "member.fullName as deciderName"])
    .where("memberId", "=", id)
    .where("decision.suspendedUntil", "=", suspendedUntil)
    .where((where) => where.or([where("outcome", "is", null), where("outcome", "=", "upheld")]))
    .orderBy("decision.createdAt", "desc")
    .orderBy("decision.id")
    .limit(1)
    .executeTakeFirst();
  if (!decision) return null;
  if (decision.threadId !== EVERYWHERE) return "veiled";
  const { reason, since, decidedBy, deciderName, answeredAt, subjectKind, subjectId } = decision;
  const caseName =
    answeredAt === null ? { kind: subjectKind, id: subjectId } : { kind: "answer" as const, id: decision.id };
  // A member's case is not linked: it may be a newer one, or be closed.
  const isThere = caseName.kind !== "member" && (await findCase(context, caseName.kind, caseName.id)) !== null;
  return {
    reason,
    since,
    isByCommand: decidedBy === null && (await isByCommand(context, decision)),
    decidedBy,
    deciderName,
    answeredAt,
    about: subjectKind,
    outcome: decision.outcome === "upheld" ? "upheld" : null,
    caseName: isThere ? caseName : null,
  };
}

async function isByCommand({ db }: Context, { subjectId, since }: { subjectId: string; since: number }) {
  const act = await db
    .selectFrom("actOfPower")
    .select("isByCommand")
    .where("subjectId", "=", subjectId)
    .where("act", "=", "suspend")
    .where("createdAt", "<=", since)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return act?.isByCommand === 1;
}
