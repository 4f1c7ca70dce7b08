import { sql } from "kysely";
import type { DecidedKind, DecisionKind } from "../../db/schema/moderation.ts";
import type { Context } from "../context.ts";

/** What was decided against a member before, and not taken back. */
export interface PastDecision {
  id: string;
  kind: DecisionKind;
  subjectKind: DecidedKind;
  reason: string;
  /** Epoch milliseconds, as `createdAt`; null when she kept her voice. */
  suspendedUntil: number | null;
  createdAt: number;
}

const SHOWN_MAX = 50;

/**
 * What was decided against a member, the newest first.
 * @param threadId what was decided under one name alone, as `threadOfName` tells it.
 */
export async function historyOf({ db }: Context, memberId: string, threadId?: string): Promise<PastDecision[]> {
  return db
    .selectFrom("decision")
    .select(["id", "kind", "subjectKind", "reason", "suspendedUntil", "createdAt"])
    .where("memberId", "=", memberId)
    .where((where) => where.or([where("outcome", "is", null), where("outcome", "=", "upheld")]))
    .$if(threadId !== undefined, (query) => query.where("threadId", "=", threadId ?? ""))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(SHOWN_MAX)
    .execute();
}

/**
 * How many texts of this member were hidden or removed after a report.
 * @param threadId counts those under one name alone, as `threadOfName` tells it.
 */
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
