import type { Selectable } from "kysely";
import type { TipTable } from "../../db/schema/tips.ts";
import type { Context } from "../context.ts";
import { found } from "../failures.ts";

export type Tip = Selectable<TipTable>;
export type Audience = TipTable["audience"];

/** The tip of the day: the same for everyone of an audience all day, another one tomorrow. */
export async function tipOfTheDay({ db }: Context, audiences: Audience[], dayNumber: number): Promise<Tip> {
  const ids = await db.selectFrom("tip").select("id").where("audience", "in", audiences).orderBy("id").execute();
  const chosen = found(ids[dayNumber % ids.length], "tip");
  return db.selectFrom("tip").selectAll().where("id", "=", chosen.id).executeTakeFirstOrThrow();
}
