import type { Selectable } from "kysely";
import type { CityTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";

export type City = Selectable<CityTable>;

export async function listCities({ db }: Context): Promise<City[]> {
  return db.selectFrom("city").selectAll().where("isDeleted", "=", 0).orderBy("position").execute();
}
