import type { Context } from "../context.ts";

/** Lets go of a file. To be called in the transaction after which no row names it. */
export async function removeAfterCommit({ db, now }: Pick<Context, "db" | "now">, path: string): Promise<void> {
  await db
    .insertInto("fileRemoval")
    .values({ path, createdAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the files that were let go of. @throws what kept one of them; the others are gone then too. */
export async function removeFiles({ db, images, exports }: Pick<Context, "db" | "images" | "exports">): Promise<void> {
  const waiting = await db.selectFrom("fileRemoval").select("path").execute();
  const removed = await Promise.allSettled(
    waiting.map(async ({ path }) => {
      await (path.startsWith("/exports/") ? exports : images).remove(path);
      await db.deleteFrom("fileRemoval").where("path", "=", path).execute();
    }),
  );
  const kept = removed.find((one) => one.status === "rejected");
  if (kept) throw kept.reason;
}

/** The same right after a commit, which stands whatever comes of it: what is left is tried again every hour. */
export async function tryToRemoveFiles(context: Pick<Context, "db" | "images" | "exports">): Promise<void> {
  await removeFiles(context).catch(() => {});
}
