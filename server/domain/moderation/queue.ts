import { sql, type Selectable } from "kysely";
import type { CaseKind, ReportedKind, ReportMessageTable, ReportTable } from "../../db/schema/forum.ts";
import type { Context } from "../context.ts";
import { notFound } from "../failures.ts";
import { offsetOf, pageOf, type Page, type Paging } from "../lists/paging.ts";
import { subjectById, type Subject } from "./subjects.ts";

export interface Report extends Selectable<ReportTable> {
  /** Null when the reporter is gone. */
  reporterName: string | null;
  /** Of what was said in private, the copied messages, the first first. */
  messages: Selectable<ReportMessageTable>[];
}

/** What a moderator has to decide about: a text, a review or a member, and what members say of it. */
export interface Case {
  kind: CaseKind;
  id: string;
  /** Since when it waits, epoch milliseconds. */
  since: number;
  /** Null when its author has deleted it, and for a member; the reports keep their copies. */
  subject: Subject | null;
  /** Open ones, the first first; none for what waits for a first look. */
  reports: Report[];
  /** How often a moderator has hidden reported words under this name before: a pseudonym's count is its own. */
  timesHidden: number;
}

/** What waits for a decision, the longest waiting first. */
export async function listCases(context: Context, paging: Paging): Promise<Page<Case>> {
  const waiting = openCases(context);
  const rows = await waiting
    .selectAll()
    .orderBy("since")
    .orderBy("id")
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await waiting.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const items = await Promise.all(rows.map(async (row) => caseOf(context, row)));
  return pageOf(items, total, paging);
}

/** @throws {Failure} notFound, for what does not wait for a decision and was never seen. */
export async function caseById(context: Context, kind: CaseKind, id: string): Promise<Case> {
  const found = await caseOf(context, { kind, id, since: 0 });
  if (!found.subject && found.reports.length === 0) throw notFound(kind);
  const since = found.reports[0]?.createdAt ?? found.subject?.writtenAt ?? 0;
  return { ...found, since };
}

/** Also of words that she has deleted since. */
export function writtenBy({ subject, reports }: Case): string | null {
  return subject?.authorId ?? reports[0]?.authorId ?? null;
}

function openCases({ db }: Context) {
  const reported = db
    .selectFrom("report")
    .select([
      sql<CaseKind>`subject_kind`.as("kind"),
      "subjectId as id",
      (row) => row.fn.min<number>("createdAt").as("since"),
    ])
    .where("outcome", "is", null)
    .groupBy(["subjectKind", "subjectId"]);
  const posts = db
    .selectFrom("post")
    .select([sql<CaseKind>`'post'`.as("kind"), "id", "createdAt as since"])
    .where("state", "=", sql.lit("waiting" as const));
  const comments = db
    .selectFrom("comment")
    .select([sql<CaseKind>`'comment'`.as("kind"), "id", "createdAt as since"])
    .where("state", "=", sql.lit("waiting" as const));
  const reviews = db
    .selectFrom("review")
    .select([sql<CaseKind>`'review'`.as("kind"), "id", "createdAt as since"])
    .where("isApproved", "=", sql.lit(0 as const))
    .where("decidedAt", "is", null);
  const all = db.selectFrom(reported.unionAll(posts).unionAll(comments).unionAll(reviews).as("each"));
  const once = all.select(["kind", "id", (row) => row.fn.min<number>("since").as("since")]).groupBy(["kind", "id"]);
  return db.selectFrom(once.as("case"));
}

async function caseOf(context: Context, row: { kind: CaseKind; id: string; since: number }): Promise<Case> {
  const subject = row.kind === "member" ? null : await subjectById(context, row.kind, row.id);
  // Nobody reports a review: it is read before others meet it.
  const found = row.kind === "review" ? [] : await openReports(context, { ...row, kind: row.kind });
  const reports = await Promise.all(
    found.map(async (report) => ({ ...report, messages: await messagesIn(context, report) })),
  );
  const written = subject ?? reports[0];
  const timesHidden = written?.authorId ? await countHidden(context, written.authorId, written.threadId) : 0;
  return { ...row, subject, reports, timesHidden };
}

function openReports({ db }: Context, { kind, id }: { kind: ReportedKind; id: string }) {
  return db
    .selectFrom("report")
    .leftJoin("member", "member.id", "report.reporterId")
    .selectAll("report")
    .select("member.fullName as reporterName")
    .where("subjectKind", "=", kind)
    .where("subjectId", "=", id)
    .where("outcome", "is", null)
    .orderBy("report.createdAt")
    .execute();
}

async function messagesIn({ db }: Context, { id, subjectKind }: Selectable<ReportTable>) {
  if (subjectKind !== "member") return [];
  return db.selectFrom("reportMessage").selectAll().where("reportId", "=", id).orderBy("position").execute();
}

/**
 * How many texts of this member were hidden after a report.
 * @param threadId counts those under one name alone, as `threadOfName` tells it.
 */
export async function countHidden({ db }: Context, authorId: string, threadId?: string): Promise<number> {
  const { total } = await db
    .selectFrom("report")
    .select(sql<number>`count(distinct subject_id)`.as("total"))
    .where("authorId", "=", authorId)
    .where("outcome", "=", "hide")
    .$if(threadId !== undefined, (query) => query.where("threadId", "=", threadId ?? ""))
    .executeTakeFirstOrThrow();
  return total;
}
