import type { Selectable } from "kysely";
import type { MemberTable } from "../../db/schema/accounts.ts";
import type { CaseKind, DecidedKind } from "../../db/schema/moderation.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { findCase } from "../moderation/queue.ts";

/** Why a member may not write now. */
export interface Suspension {
  reason: string;
  /** Epoch milliseconds, as `answeredAt`. */
  since: number;
  isByCommand: boolean;
  /** Null when she is gone. */
  decidedBy: string | null;
  deciderName: string | null;
  answeredAt: number | null;
  about: DecidedKind;
  /** What came of her answer. */
  outcome: "upheld" | null;
  /** Where it can be read: her answer, else the words; null when it is in the log alone. */
  caseName: { kind: CaseKind; id: string } | null;
}

/**
 * What took the voice of a member who has none now: of her decisions the one with that moment.
 * @returns null where none is on record; `veiled`, where it is about words under a pseudonym, which nobody learns from
 *   here to be hers: only a look behind it tells, and that is written down.
 */
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
  // Who was reported again since has another case, and who was not has none.
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
