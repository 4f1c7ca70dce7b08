import type { Selectable } from "kysely";
import type { DecisionTable } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { Failure, found } from "../../failures.ts";
import { subjectById } from "./subjects.ts";
import { say } from "../../contract/sentences/say.ts";

type Columns = "id" | "kind" | "isOfPicture" | "subjectKind" | "subjectId" | "reason" | "suspendedUntil" | "createdAt";
type Answering = "answer" | "answeredAt" | "outcome" | "outcomeReason" | "outcomeAt";

export interface OwnDecision extends Pick<Selectable<DecisionTable>, Columns | Answering> {
  pseudonym: string | null;
  /** As they stand now; null when they are gone or private. */
  words: { postId: string | null; title: string | null; body: string; isChanged: boolean } | null;
}

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

/** @throws {Failure} notFound; conflict, when it was answered otherwise or undone meanwhile. */
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
  const words = stored.answer === null ? say.decisionReversed : say.appealedElsewhere;
  throw new Failure("conflict", words, { code: "changed_meanwhile" });
}
