import type { Selectable } from "kysely";
import type { CityTable } from "../../db/schema/library.ts";
import { currentLanguage } from "../../language.ts";
import type { Context } from "../context.ts";
import { inItsLanguage, type InLanguage } from "../translations/translations.ts";

export type City = Selectable<CityTable> & InLanguage;

export async function listCities(context: Context): Promise<City[]> {
  const all = context.db.selectFrom("city").selectAll().where("isDeleted", "=", 0).orderBy("position");
  const cities = await inItsLanguage(context, await all.execute(), ({ id }) => id);
  return cities.toSorted((one, other) => one.name.localeCompare(other.name, currentLanguage()));
}
