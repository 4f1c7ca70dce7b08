import type { Member } from "../member/member.ts";
import { hasRole } from "../member/roles.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { found, notFound } from "../../failures.ts";
import type { TextId } from "../forum/text-states.ts";
import { recordAct } from "../audit-log/acts.ts";
import { countHidden, historyOf, type PastDecision } from "./history.ts";
import { caseById, nameIn, writtenBy } from "./queue.ts";

export interface Unmasked {
  fullName: string;
  hasRole: boolean;
  timesHidden: number;
  history: PastDecision[];
}

/** Tells a moderator who wrote a text; every look is written down. @throws {Failure} notFound, when nobody is behind it. */
export async function unmask(context: Context, moderator: Member, { kind, id }: TextId): Promise<Unmasked> {
  const memberId = writtenBy(await caseById(context, kind, id));
  if (!memberId) throw notFound("member");
  await recordAct(context, moderator.id, { act: "trace", subjectKind: kind, subjectId: id, reason: null });
  const traced = context.db.selectFrom("member").select("fullName").where("id", "=", memberId);
  const { fullName } = found(await traced.executeTakeFirst(), "member");
  return {
    fullName,
    hasRole: await hasRole(context, memberId),
    timesHidden: await countHidden(context, memberId),
    history: await historyOf(context, memberId),
  };
}

/** A refused suspension tells that a pseudonym has a role, so it is logged like a trace. */
export async function recordGlimpse(context: Context, moderator: Member, { kind, id }: TextId): Promise<void> {
  const written = nameIn(await caseById(context, kind, id));
  if (!written || written.threadId === EVERYWHERE) return;
  const reason = "A suspension was refused, since who wrote it has a role.";
  await recordAct(context, moderator.id, { act: "trace", subjectKind: kind, subjectId: id, reason });
}
