import type { Context } from "../context.ts";

/** Call in the transaction after which no row names the file; a job removes it after the commit. */
export async function removeAfterCommit({ db, now }: Pick<Context, "db" | "now">, path: string): Promise<void> {
  await db.deleteFrom("storedFile").where("path", "=", path).execute();
  await db
    .insertInto("fileRemoval")
    .values({ path, createdAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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
