import type { Selectable } from "kysely";
import type { GuidelineTable } from "../../db/schema/library.ts";
import type { GuidelineStage } from "../../contract/guidelines/stages.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { oneInItsLanguage, pageInItsLanguage, type InLanguage } from "../translations/translations.ts";

export type Guideline = Selectable<GuidelineTable> & InLanguage;

export async function listGuidelines(
  context: Context,
  { stage, ...paging }: Paging & { stage?: GuidelineStage | undefined },
): Promise<Page<Guideline>> {
  const all = context.db.selectFrom("guideline").selectAll().orderBy("position");
  const page = await readPage(stage === undefined ? all : all.where("stage", "=", stage), paging);
  return pageInItsLanguage(context, page);
}

export async function guidelineById(context: Context, id: string): Promise<Guideline> {
  const row = await context.db.selectFrom("guideline").selectAll().where("id", "=", id).executeTakeFirst();
  return oneInItsLanguage(context, found(row, "guideline"), id);
}
