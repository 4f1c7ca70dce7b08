import type { Context } from "../context.ts";
import { GONE } from "../member/member.ts";

export async function keepOpenReports({ db }: Context, memberId: string): Promise<void> {
  await db.deleteFrom("report").where("authorId", "=", memberId).where("outcome", "is not", null).execute();
  await db.updateTable("report").set({ seenName: GONE }).where("authorId", "=", memberId).execute();
  const decided = await db
    .updateTable("report")
    .set({ note: null })
    .where("reporterId", "=", memberId)
    .where("outcome", "is not", null)
    .returning("id")
    .execute();
  for (const { id } of decided) {
    await db.deleteFrom("reportMessage").where("reportId", "=", id).where("isByReported", "=", 0).execute();
  }
}

/** To be called in a transaction, before the texts are deleted. */
export async function forgetReasons({ db }: Context, memberId: string): Promise<void> {
  const ofMember = db
    .selectFrom("member")
    .select("id")
    .where("id", "=", memberId)
    .union(db.selectFrom("decision").select("id").where("memberId", "=", memberId))
    .union(db.selectFrom("decision").select("subjectId as id").where("memberId", "=", memberId))
    .union(db.selectFrom("report").select("subjectId as id").where("authorId", "=", memberId))
    .union(db.selectFrom("post").select("id").where("authorId", "=", memberId))
    .union(db.selectFrom("comment").select("id").where("authorId", "=", memberId))
    .union(db.selectFrom("review").select("id").where("memberId", "=", memberId));
  await db
    .updateTable("actOfPower")
    .set({ reason: null })
    .where("subjectId", "in", ofMember)
    .where("reason", "is not", null)
    .execute();
}
