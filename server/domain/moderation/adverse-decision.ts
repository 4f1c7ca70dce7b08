import { sql, type Insertable } from "kysely";
import type { DecidedKind, DecisionKind, DecisionTable } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import { endOfSuspension, suspendUntil } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import type { Said } from "../notify/news.ts";
import { notify } from "../notify/notify.ts";
import type { ClosedReport, Decision } from "./closing.ts";
import { writtenBy, type Case } from "./queue.ts";

export const SUSPENDED_DAYS = 7;

interface AdverseDecision {
  kind: DecisionKind;
  isOfPicture?: boolean;
  reason: string;
  days: number | null;
  closed: ClosedReport[];
  said: Said;
}

export interface About {
  kind: DecidedKind;
  id: string;
}

export async function recordAdverseDecision(
  context: Context,
  moderator: Member,
  { about, found }: { about: About; found: Case },
  { kind, isOfPicture = false, reason, days, closed, said }: AdverseDecision,
): Promise<void> {
  const { db } = context;
  const memberId = writtenBy(found);
  const seen = found.subject ?? found.reports[0];
  if (!memberId || !seen) return;
  const suspendedUntil = days === null ? null : endOfSuspension(context, days);
  if (suspendedUntil !== null && !(await suspendUntil(context, memberId, suspendedUntil))) return;
  const decision = {
    memberId,
    threadId: seen.threadId,
    name: "author" in seen ? seen.author.name : seen.seenName,
    kind,
    isOfPicture: isOfPicture ? (1 as const) : (0 as const),
    subjectKind: about.kind,
    subjectId: about.id,
    version: found.subject?.version ?? null,
    reason,
    decidedBy: moderator.id,
    suspendedUntil,
  };
  const id = await keepDecision(context, decision, said);
  const reports = closed.map((report) => report.id);
  if (reports.length > 0) await db.updateTable("report").set({ decisionId: id }).where("id", "in", reports).execute();
}

type NewDecision = Omit<Insertable<DecisionTable>, "id" | "createdAt">;

/** To be called in a transaction. */
export async function keepDecision(
  context: Pick<Context, "db" | "now">,
  decision: NewDecision,
  said: Said,
): Promise<string> {
  const { memberId, subjectKind, subjectId } = decision;
  const id = newId();
  await context.db
    .insertInto("decision")
    .values({ id, createdAt: context.now(), ...decision })
    .execute();
  await notify(context, [memberId], { kind: "moderation", subjectKind, subjectId, said, decisionId: id });
  return id;
}

/** Locks the member's row until the transaction ends: always before the texts. */
export async function lockAuthor({ db, now }: Context, found: Case | null): Promise<void> {
  const memberId = found && writtenBy(found);
  if (memberId) await db.updateTable("member").set({ updatedAt: now() }).where("id", "=", memberId).execute();
}

interface Same extends Decision {
  suspendedUntil?: number | null;
  isOfPicture?: boolean;
}

/** @param decidedBy null for the operator at the command line; undefined for anybody */
export async function wasDecided(
  { db }: Pick<Context, "db">,
  decidedBy: string | null | undefined,
  about: About,
  { outcome, reason, suspendedUntil, isOfPicture }: Same,
): Promise<boolean> {
  const isSame = await db
    .selectFrom("decision")
    .select("id")
    .where("subjectId", "=", about.id)
    .where(sql<string>`kind`, "=", outcome)
    .where("reason", "=", reason)
    .$if(decidedBy !== undefined, (query) =>
      query.where("decidedBy", decidedBy === null ? "is" : "=", decidedBy ?? null),
    )
    .where("isOfPicture", "=", isOfPicture ? 1 : 0)
    .$if(suspendedUntil !== undefined, (query) => query.where("suspendedUntil", "=", suspendedUntil ?? null))
    .executeTakeFirst();
  return isSame !== undefined;
}

export const forDays = (days: number) => (days === 1 ? "one day" : `${days} days`);
