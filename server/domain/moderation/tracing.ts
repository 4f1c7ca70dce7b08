import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { found, notFound } from "../failures.ts";
import type { TextId } from "../forum/text-states.ts";
import { recordAct } from "./acts.ts";
import { countHidden, historyOf, type PastDecision } from "./history.ts";
import { caseById, writtenBy } from "./queue.ts";

/** Who is behind a pseudonym, and what was decided against her before under any name. */
export interface Traced {
  fullName: string;
  timesHidden: number;
  history: PastDecision[];
}

/** Tells a moderator who wrote a text; every look is written down. @throws {Failure} notFound, when nobody is behind it. */
export async function trace(context: Context, moderator: Member, { kind, id }: TextId): Promise<Traced> {
  const memberId = writtenBy(await caseById(context, kind, id));
  if (!memberId) throw notFound("member");
  await recordAct(context, moderator.id, { act: "trace", subjectKind: kind, subjectId: id, reason: null });
  const traced = context.db.selectFrom("member").select("fullName").where("id", "=", memberId);
  const { fullName } = found(await traced.executeTakeFirst(), "member");
  return {
    fullName,
    timesHidden: await countHidden(context, memberId),
    history: await historyOf(context, memberId),
  };
}
