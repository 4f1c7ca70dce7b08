import type { Selectable } from "kysely";
import type { FamilyMonthTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { inItsLanguage, oneInItsLanguage, type InLanguage } from "../translations/translations.ts";

export type FamilyMonth = Selectable<FamilyMonthTable> & InLanguage;

export async function listFamilyMonths(context: Context): Promise<FamilyMonth[]> {
  const rows = await context.db.selectFrom("familyMonth").selectAll().orderBy("position").execute();
  return inItsLanguage(context, rows, ({ id }) => id);
}

export async function familyMonthByKey(context: Context, key: string): Promise<FamilyMonth> {
  const row = await context.db.selectFrom("familyMonth").selectAll().where("key", "=", key).executeTakeFirst();
  const month = found(row, "page");
  return oneInItsLanguage(context, month, month.id);
}
