import { sql, type Selectable } from "kysely";
import type { Flag } from "../../db/schema/columns.ts";
import type { CaseKind, DecisionTable, ReportMessageTable, ReportTable } from "../../db/schema/moderation.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import { offsetOf, pageOf, type Page, type Paging } from "../lists/paging.ts";
import { countHidden } from "./history.ts";
import { subjectById, type Subject } from "./subjects.ts";

export interface Report extends Selectable<ReportTable> {
  reporterName: string | null;
  messages: Selectable<ReportMessageTable>[];
}

export interface Case {
  kind: CaseKind;
  id: string;
  since: number;
  /** Null when its author has deleted it, and for a member. */
  subject: Subject | null;
  /** Only open reports; for an answer, those that led to the decision. */
  reports: Report[];
  decision: Selectable<DecisionTable> | null;
  timesHidden: number;
}

/** First those in which somebody may be in danger, then the oldest. */
export async function listCases(context: Context, paging: Paging, apart: string[] = []): Promise<Page<Case>> {
  const waiting = openCases(context).$if(apart.length > 0, (query) => query.where("id", "not in", apart));
  const rows = await waiting
    .selectAll()
    .orderBy("inDanger", "desc")
    .orderBy("since")
    .orderBy("id")
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await waiting.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const items = await Promise.all(rows.map(async (row) => caseOf(context, row)));
  return pageOf(items, total, paging);
}

export async function caseById(context: Context, kind: CaseKind, id: string): Promise<Case> {
  const found = await findCase(context, kind, id);
  if (!found) throw notFound(kind);
  return found;
}

export async function findCase(context: Context, kind: CaseKind, id: string): Promise<Case | null> {
  const found = await caseOf(context, { kind, id, since: 0 });
  const { subject, reports, decision } = found;
  if (kind === "answer" ? !decision : !subject && reports.length === 0) return null;
  return { ...found, since: decision?.answeredAt ?? reports[0]?.createdAt ?? subject?.writtenAt ?? 0 };
}

export function writtenBy({ subject, reports, decision }: Case): string | null {
  return decision?.memberId ?? subject?.authorId ?? reports[0]?.authorId ?? null;
}

/** A moderator's own case hides the reporters and what they said. */
export function asSeenBy(found: Case, viewerId: string): Case {
  if (writtenBy(found) !== viewerId) return found;
  const reports = found.reports.map((report) => ({
    ...report,
    reporterId: null,
    reporterName: null,
    note: null,
    seenText: report.subjectKind === "member" ? "" : report.seenText,
    messages: [],
  }));
  return { ...found, reports };
}

function openCases({ db }: Context) {
  const calm = sql<Flag>`0`.as("inDanger");
  const reported = db
    .selectFrom("report")
    .select([
      sql<CaseKind>`subject_kind`.as("kind"),
      "subjectId as id",
      (row) => row.fn.min<number>("createdAt").as("since"),
      (row) => row.fn.max<Flag>("inDanger").as("inDanger"),
    ])
    .where("outcome", "is", null)
    .groupBy(["subjectKind", "subjectId"]);
  const posts = db
    .selectFrom("post")
    .select([sql<CaseKind>`'post'`.as("kind"), "id", "createdAt as since", calm])
    .where("state", "=", sql.lit("waiting" as const));
  // Of a post that waits or is hidden, the picture is looked at with it.
  const pictures = db
    .selectFrom("postPicture")
    .innerJoin("post", "post.id", "postPicture.postId")
    .select([sql<CaseKind>`'post'`.as("kind"), "post.id", "postPicture.createdAt as since", calm])
    .where("postPicture.state", "=", sql.lit("waiting" as const))
    .where("post.state", "=", sql.lit("shown" as const));
  const comments = db
    .selectFrom("comment")
    .select([sql<CaseKind>`'comment'`.as("kind"), "id", "createdAt as since", calm])
    .where("state", "=", sql.lit("waiting" as const));
  const reviews = db
    .selectFrom("review")
    .select([sql<CaseKind>`'review'`.as("kind"), "id", "createdAt as since", calm])
    .where("isApproved", "=", sql.lit(0 as const))
    .where("decidedAt", "is", null);
  const answers = db
    .selectFrom("decision")
    .select([sql<CaseKind>`'answer'`.as("kind"), "id", (row) => row.fn.min<number>("answeredAt").as("since"), calm])
    .where("answeredAt", "is not", null)
    .where("outcome", "is", null)
    .groupBy("id");
  const all = db.selectFrom(
    reported.unionAll(posts).unionAll(pictures).unionAll(comments).unionAll(reviews).unionAll(answers).as("each"),
  );
  const once = all
    .select([
      "kind",
      "id",
      (row) => row.fn.min<number>("since").as("since"),
      (row) => row.fn.max<Flag>("inDanger").as("inDanger"),
    ])
    .groupBy(["kind", "id"]);
  return db.selectFrom(once.as("case"));
}

async function caseOf(context: Context, row: Pick<Case, "kind" | "id" | "since">): Promise<Case> {
  const { kind, id } = row;
  const decision = kind === "answer" ? await answeredDecision(context, id) : null;
  const about = kind === "answer" ? decision && { kind: decision.subjectKind, id: decision.subjectId } : { kind, id };
  const subject = about && about.kind !== "member" ? await subjectById(context, about.kind, about.id) : null;
  const found = await reportsFor(context, row);
  const reports = await Promise.all(
    found.map(async (report) => ({ ...report, messages: await messagesIn(context, report) })),
  );
  const written = nameIn({ decision, subject, reports });
  const timesHidden = written ? await countHidden(context, written.memberId, written.threadId) : 0;
  return { ...row, subject, reports, decision, timesHidden };
}

export function nameIn({
  decision,
  subject,
  reports,
}: Pick<Case, "decision" | "subject" | "reports">): { memberId: string; threadId: string } | null {
  if (decision) return decision;
  const written = subject ?? reports[0];
  return written?.authorId ? { memberId: written.authorId, threadId: written.threadId } : null;
}

async function answeredDecision({ db }: Context, id: string) {
  const found = db.selectFrom("decision").selectAll().where("id", "=", id).where("answeredAt", "is not", null);
  return (await found.executeTakeFirst()) ?? null;
}

async function reportsFor({ db }: Context, { kind, id }: Pick<Case, "kind" | "id">) {
  // Reviews are read before anybody sees them, so nobody can report one.
  if (kind === "review") return [];
  const reports = db
    .selectFrom("report")
    .leftJoin("member", "member.id", "report.reporterId")
    .selectAll("report")
    .select("member.fullName as reporterName")
    .orderBy("report.createdAt");
  if (kind === "answer") return reports.where("decisionId", "=", id).execute();
  return reports.where("subjectKind", "=", kind).where("subjectId", "=", id).where("outcome", "is", null).execute();
}

async function messagesIn({ db }: Context, { id, subjectKind }: Selectable<ReportTable>) {
  if (subjectKind !== "member") return [];
  return db.selectFrom("reportMessage").selectAll().where("reportId", "=", id).orderBy("position").execute();
}
