import type { Selectable } from "kysely";
import type { HelplineTable } from "../../db/schema/library.ts";
import { HELPLINE_PURPOSES } from "../../contract/helplines/choices.ts";
import type { Context } from "../context.ts";

export type Helpline = Selectable<HelplineTable>;

export async function helplinesIn({ db }: Context, cityId: string | null): Promise<Helpline[]> {
  const city = cityId
    ? await db.selectFrom("city").select("province").where("id", "=", cityId).executeTakeFirst()
    : undefined;
  const province = city?.province ?? null;
  const found = await db
    .selectFrom("helpline")
    .selectAll()
    .where((row) => row.or([row("province", "is", null), row("province", "=", province)]))
    .orderBy("position")
    .execute();
  const rank = ({ purpose, province }: Helpline) => HELPLINE_PURPOSES.indexOf(purpose) * 2 + (province ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
