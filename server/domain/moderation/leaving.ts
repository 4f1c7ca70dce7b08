import type { Context } from "../context.ts";
import { GONE } from "../forum/authors.ts";

/**
 * Keeps what moderators have still to decide about or with a member who leaves, without her name; of what is decided it
 * keeps nothing that she wrote. To be called in a transaction.
 */
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
