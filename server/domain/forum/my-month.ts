import { sql } from "kysely";
import { keptQuery } from "../../db/kept-query.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { monthOfPregnancy } from "../pregnancies/months.ts";
import { currentPregnancy, today } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";

/** Fewer would tell whose month it is. */
const SHARED_BY = 20;

/** The month that this member shares with enough others to be shown; null after a loss, and when counting has stopped. */
export async function sharedMonth(context: Context, member: Pick<Member, "id">): Promise<string | null> {
  const pregnancy = await currentPregnancy(context, member.id);
  if (!pregnancy || progressOf(pregnancy, today(context))?.kind === "stopped") return null;
  const month = monthOfPregnancy(pregnancy);
  if (month === null) return null;
  const [some] = await someOf(context.db, { month });
  return some && some.total >= SHARED_BY ? month : null;
}

const someOf = keptQuery((db, { month }: { month: string }) =>
  db.selectFrom(membersOf({ db }, month).limit(SHARED_BY).as("some")).select(sql<number>`count(*)`.as("total")),
);

export function membersOf({ db }: Pick<Context, "db">, month: string) {
  return db
    .selectFrom("pregnancy")
    .select("pregnancy.memberId")
    .where("pregnancy.month", "=", month)
    .where("pregnancy.isCurrent", "=", sql.lit(1 as const))
    .where("pregnancy.lossKind", "is", null);
}
