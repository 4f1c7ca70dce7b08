import type { Context } from "../context.ts";

/**
 * Publishes one version whose moment has come. What writes content takes memory: it is imported only then.
 * @returns false when none waits.
 */
export async function publishDue(context: Pick<Context, "db" | "now" | "timeZone">): Promise<boolean> {
  const due = await context.db
    .selectFrom("contentItem")
    .select("key")
    .where("publishAt", "<=", context.now())
    .limit(1)
    .executeTakeFirst();
  if (!due) return false;
  const { publishNextDue } = await import("./publishing.ts");
  return publishNextDue(context);
}
