import type { Context } from "../context.ts";

/** The code that writes content takes memory, so it is imported only when a version is due. */
export async function publishDue(context: Pick<Context, "db" | "now" | "timeZone">): Promise<boolean> {
  const due = await context.db
    .selectFrom("contentItem")
    .select("key")
    .where("publishAt", "<=", context.now())
    .limit(1)
    .executeTakeFirst();
  if (!due) return false;
  const { publishNextDue } = await import("./scheduled.ts");
  return publishNextDue(context);
}
