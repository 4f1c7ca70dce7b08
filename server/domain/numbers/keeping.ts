import { sql } from "kysely";
import type { Context } from "../context.ts";
import { countOf } from "../lists/paging.ts";
import { setForDay } from "../tally/tally.ts";

const DAY = 86_400_000;
export const MINUTE = 60_000;

export async function keepNumbers(
  context: Context,
  storage: { databaseBytes: number; uploadBytes?: number },
): Promise<void> {
  const countedMinute = Math.floor(context.now() / MINUTE);
  const members = context.db
    .selectFrom("member")
    .select("id")
    .where("createdAt", "<", countedMinute * MINUTE);
  await setForDay(context, {
    ...storage,
    countedMinute,
    members: await countOf(members),
    activeIn7Days: await countActive(context, 7),
    activeIn30Days: await countActive(context, 30),
  });
}

async function countActive({ db, now }: Context, days: number): Promise<number> {
  const { total } = await db
    .selectFrom("session")
    .select(sql<number>`count(distinct member_id)`.as("total"))
    .where("lastSeenAt", ">=", now() - days * DAY)
    .executeTakeFirstOrThrow();
  return total;
}
