import type { Context } from "../context.ts";

/** Where another decision still suspends the member, its end applies. */
export async function liftSuspension(
  { db, now }: Pick<Context, "db" | "now">,
  memberId: string,
  until: number,
): Promise<void> {
  const other = await db
    .selectFrom("decision")
    .select((row) => row.fn.max("suspendedUntil").as("until"))
    .where("memberId", "=", memberId)
    .where((where) => where.or([where("outcome", "is", null), where("outcome", "=", "upheld")]))
    .where("suspendedUntil", ">", now())
    .executeTakeFirst();
  await db
    .updateTable("member")
    .set({ suspendedUntil: other?.until ?? null, updatedAt: now() })
    .where("id", "=", memberId)
    .where("suspendedUntil", "=", until)
    .execute();
}
