import type { Selectable } from "kysely";
import type { DecisionTable } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { Failure, found } from "../../failures.ts";
import { subjectById } from "./subjects.ts";

type Columns = "id" | "kind" | "subjectKind" | "subjectId" | "reason" | "suspendedUntil" | "createdAt";
type Answering = "answer" | "answeredAt" | "outcome" | "outcomeReason" | "outcomeAt";

/** A decision against her as she reads it: without a word of who made it. */
export interface OwnDecision extends Pick<Selectable<DecisionTable>, Columns | Answering> {
  /** The name under which moderators know her here, when it is not her own. */
  pseudonym: string | null;
  /** What she wrote, as it stands now; null when it is gone, and for what she said in private. */
  words: { postId: string | null; title: string | null; body: string; isChanged: boolean } | null;
}

/** A decision against this member. @throws {Failure} notFound, also for one against somebody else. */
export async function decisionFor(context: Context, member: Member, id: string): Promise<OwnDecision> {
  const row = await context.db
    .selectFrom("decision")
    .selectAll()
    .where("id", "=", id)
    .where("memberId", "=", member.id)
    .executeTakeFirst();
  const decision = found(row, "decision");
  const { subjectKind, subjectId, version, threadId, name } = decision;
  const subject = subjectKind === "member" ? null : await subjectById(context, subjectKind, subjectId);
  return {
    ...decision,
    pseudonym: threadId === "" ? null : name,
    words: subject && {
      postId: subject.postId,
      title: subject.title,
      body: subject.body,
      isChanged: subject.version !== version,
    },
  };
}

/**
 * Says once that she sees a decision against her differently: it comes back to the moderators. The same answer sent
 * twice is one. While she can't write to others, she can write this.
 * @throws {Failure} notFound; conflict, when she has answered otherwise, or it was taken back meanwhile.
 */
export async function answerDecision(
  context: Context,
  member: Member,
  { id, text }: { id: string; text: string },
): Promise<OwnDecision> {
  const answered = await context.db
    .updateTable("decision")
    .set({ answer: text, answeredAt: context.now() })
    .where("id", "=", id)
    .where("memberId", "=", member.id)
    .where("answeredAt", "is", null)
    .where("outcome", "is", null)
    .returning("id")
    .executeTakeFirst();
  const stored = await decisionFor(context, member, id);
  if (answered || stored.answer === text) return stored;
  const first = "You have answered this in another window. Your first answer stands.";
  const sentence = stored.answer === null ? "This decision was taken back meanwhile." : first;
  throw new Failure("conflict", sentence, { code: "changed_meanwhile" });
}
