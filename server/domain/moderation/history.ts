import { sql } from "kysely";
import type { DecidedKind, DecisionKind } from "../../db/schema/moderation.ts";
import type { Flag } from "../../db/schema/columns.ts";
import type { Context } from "../context.ts";

export interface PastDecision {
  id: string;
  kind: DecisionKind;
  subjectKind: DecidedKind;
  isOfPicture: Flag;
  reason: string;
  /** Epoch milliseconds; null without a suspension. */
  suspendedUntil: number | null;
  createdAt: number;
}

const SHOWN_MAX = 50;

/** @param threadId limits it to one name, as `threadOfName` gives it */
export async function historyOf({ db }: Context, memberId: string, threadId?: string): Promise<PastDecision[]> {
  return db
    .selectFrom("decision")
    .select(["id", "kind", "subjectKind", "isOfPicture", "reason", "suspendedUntil", "createdAt"])
    .where("memberId", "=", memberId)
    .where((where) => where.or([where("outcome", "is", null), where("outcome", "=", "upheld")]))
    .$if(threadId !== undefined, (query) => query.where("threadId", "=", threadId ?? ""))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(SHOWN_MAX)
    .execute();
}

export async function countHidden({ db }: Context, authorId: string, threadId?: string): Promise<number> {
  const { total } = await db
    .selectFrom("report")
    .select(sql<number>`count(distinct subject_id)`.as("total"))
    .where("authorId", "=", authorId)
    .where("subjectKind", "!=", "member")
    .where("outcome", "in", ["hide", "remove", "suspend"])
    .$if(threadId !== undefined, (query) => query.where("threadId", "=", threadId ?? ""))
    .executeTakeFirstOrThrow();
  return total;
}
