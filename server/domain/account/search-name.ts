import type { Context } from "../context.ts";
import { searchTextOf } from "../search/fold.ts";

const AT_ONCE = 500;

export function searchNameOf(fullName: string): string {
  return ` ${searchTextOf(fullName)}`;
}

/** Fills `searchName` of rows from before the column existed or from an older version that runs beside this one. */
export async function nameForSearch({ db }: Pick<Context, "db">): Promise<void> {
  const unnamed = await db
    .selectFrom("member")
    .select(["id", "fullName"])
    .where("searchName", "is", null)
    .limit(AT_ONCE)
    .execute();
  await db.transaction().execute(async (db) => {
    for (const { id, fullName } of unnamed) {
      const searchName = searchNameOf(fullName);
      await db
        .updateTable("member")
        .set({ searchName })
        .where("id", "=", id)
        .where("fullName", "=", fullName)
        .execute();
    }
  });
  if (unnamed.length === AT_ONCE) await nameForSearch({ db });
}
