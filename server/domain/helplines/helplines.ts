import type { Selectable } from "kysely";
import type { HelplineTable } from "../../db/schema/library.ts";
import { HELPLINE_PURPOSES } from "../../contract/helplines/choices.ts";
import type { Context } from "../context.ts";
import { inItsLanguage, type InLanguage } from "../translations/translations.ts";

export type Helpline = Selectable<HelplineTable> & InLanguage;

export async function helplinesIn(context: Context, cityId: string | null): Promise<Helpline[]> {
  const { db } = context;
  const city = cityId
    ? await db.selectFrom("city").select("province").where("id", "=", cityId).executeTakeFirst()
    : undefined;
  const province = city?.province ?? null;
  const rows = await db
    .selectFrom("helpline")
    .selectAll()
    .where((row) => row.or([row("province", "is", null), row("province", "=", province)]))
    .orderBy("position")
    .execute();
  const found = await inItsLanguage(context, rows, ({ id }) => id);
  const rank = ({ purpose, province }: Helpline) => HELPLINE_PURPOSES.indexOf(purpose) * 2 + (province ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
