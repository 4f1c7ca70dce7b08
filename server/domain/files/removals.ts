import type { Context } from "../context.ts";

/**
 * Lets go of a file, which nobody is given any more. To be called in the transaction after which no row names it; a job
 * removes it after the commit.
 */
export async function removeAfterCommit({ db, now }: Pick<Context, "db" | "now">, path: string): Promise<void> {
  await db.deleteFrom("storedFile").where("path", "=", path).execute();
  await db
    .insertInto("fileRemoval")
    .values({ path, createdAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Removes the files that were let go of.
 * @returns false when there were none.
 * @throws what kept one of them; the others are gone then too.
 */
export async function removeFiles({
  db,
  images,
  exports,
}: Pick<Context, "db" | "images" | "exports">): Promise<boolean> {
  const waiting = await db.selectFrom("fileRemoval").select("path").limit(100).execute();
  const removed = await Promise.allSettled(
    waiting.map(async ({ path }) => {
      await (path.startsWith("/exports/") ? exports : images).remove(path);
      await db.deleteFrom("fileRemoval").where("path", "=", path).execute();
    }),
  );
  const kept = removed.find((one) => one.status === "rejected");
  if (kept) throw kept.reason;
  return waiting.length > 0;
}
