import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { instant, PAGE, pagesAfter, type Row } from "./rows.ts";

export function posts({ db }: Context, { id: authorId }: Member) {
  return pagesAfter(async (after) => {
    const rows = await db
      .selectFrom("post")
      .select(["number", "id", "title", "body", "mood", "pseudonym", "state", "createdAt", "editedAt"])
      .where("authorId", "=", authorId)
      .where("number", ">", after)
      .orderBy("number")
      .limit(PAGE)
      .execute();
    return rows.map(asWritten);
  });
}

export function comments({ db }: Context, { id: authorId }: Member) {
  return pagesAfter(async (after) => {
    const rows = await db
      .selectFrom("comment")
      .select(["number", "id", "postId", "body", "pseudonym", "state", "createdAt", "editedAt"])
      .where("authorId", "=", authorId)
      .where("number", ">", after)
      .orderBy("number")
      .limit(PAGE)
      .execute();
    return rows.map(asWritten);
  });
}

export async function* likes({ db }: Context, { id: memberId }: Member) {
  const posts = await db.selectFrom("postLike").select("postId as id").where("memberId", "=", memberId).execute();
  yield posts.map(({ id }) => ({ kind: "post", id }));
  const comments = await db
    .selectFrom("commentLike")
    .select("commentId as id")
    .where("memberId", "=", memberId)
    .execute();
  yield comments.map(({ id }) => ({ kind: "comment", id }));
}

export async function* reports({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("report")
    .select(["subjectKind as kind", "reason", "note", "outcome", "createdAt"])
    .where("reporterId", "=", id)
    .orderBy("createdAt")
    .execute();
  yield rows.map(({ createdAt, ...row }) => ({ ...row, reportedAt: instant(createdAt) }));
}

export async function* decisions({ db }: Context, { id }: Member) {
  const rows = await db.selectFrom("decision").selectAll().where("memberId", "=", id).orderBy("createdAt").execute();
  yield rows.map((row) => ({
    decision: row.kind,
    about: row.subjectKind,
    name: row.name,
    reason: row.reason,
    suspendedUntil: instant(row.suspendedUntil),
    decidedAt: instant(row.createdAt),
    answer: row.answer,
    answeredAt: instant(row.answeredAt),
    outcome: row.outcome,
    outcomeReason: row.outcomeReason,
    outcomeAt: instant(row.outcomeAt),
  }));
}

export async function* hiddenAndBlocked({ db }: Context, { id }: Member) {
  const hidden = await db
    .selectFrom("hiddenPost")
    .select(["postId", "createdAt"])
    .where("memberId", "=", id)
    .orderBy("createdAt")
    .execute();
  yield hidden.map(({ postId, createdAt }) => ({ kind: "hidden", postId, name: null, since: instant(createdAt) }));
  const blocked = await db
    .selectFrom("memberBlock")
    .select(["name", "createdAt"])
    .where("memberId", "=", id)
    .orderBy("createdAt")
    .execute();
  yield blocked.map(({ name, createdAt }) => ({ kind: "blocked", postId: null, name, since: instant(createdAt) }));
}

function asWritten<T extends Row>(
  text: T & { number: number; body: string; createdAt: number; editedAt: number | null },
) {
  const { number, body, createdAt, editedAt, ...row } = text;
  return { number, row: { ...row, text: body, writtenAt: instant(createdAt), editedAt: instant(editedAt) } };
}
