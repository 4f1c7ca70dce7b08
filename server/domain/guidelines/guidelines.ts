import type { Selectable } from "kysely";
import type { GuidelineTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";

export type Guideline = Selectable<GuidelineTable>;

export async function listGuidelines({ db }: Context, paging: Paging): Promise<Page<Guideline>> {
  return readPage(db.selectFrom("guideline").selectAll().orderBy("position"), paging);
}

export async function guidelineById({ db }: Context, id: string): Promise<Guideline> {
  return found(await db.selectFrom("guideline").selectAll().where("id", "=", id).executeTakeFirst(), "guideline");
}
