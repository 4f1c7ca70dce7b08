import { sql } from "kysely";
import type { Context } from "../context.ts";
import { searchTextOf } from "../search/fold.ts";

const AT_ONCE = 500;

/** The leading space lets `findPeople` match beginnings of words only. */
export function findableNameOf(fullName: string, isFindable: boolean): string | null {
  return isFindable ? ` ${searchTextOf(fullName)}` : null;
}

/** Call in the transaction that changes the name or the choice, once its write has locked the row. */
export async function renewFindableName({ db }: Pick<Context, "db">, memberId: string): Promise<void> {
  const { fullName, isFindable } = await db
    .selectFrom("member")
    .select(["fullName", "isFindable"])
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("member")
    .set({ findableName: findableNameOf(fullName, isFindable === 1) })
    .where("id", "=", memberId)
    .execute();
}

export async function nameTheFindable({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  const unnamed = await db
    .selectFrom("member")
    .select("id")
    .where("isFindable", "=", sql.lit(1 as const))
    .where("findableName", "is", null)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of unnamed) {
    await db.transaction().execute(async (db) => {
      await db.updateTable("member").set({ updatedAt: now() }).where("id", "=", id).execute();
      await renewFindableName({ db }, id);
    });
  }
  if (unnamed.length === AT_ONCE) await nameTheFindable({ db, now });
}
