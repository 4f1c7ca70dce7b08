import type { Selectable } from "kysely";
import type { WeekTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";

export type Stage = WeekTable["stage"];
export type Week = Selectable<WeekTable>;

export async function weeksOf({ db }: Context, stage: Stage): Promise<Week[]> {
  return db.selectFrom("week").selectAll().where("stage", "=", stage).orderBy("number").execute();
}

export async function weekById({ db }: Context, stage: Stage, id: string): Promise<Week> {
  const weeks = db.selectFrom("week").selectAll().where("stage", "=", stage);
  return found(await weeks.where("id", "=", id).executeTakeFirst(), "week");
}

export async function weekByNumber({ db }: Context, stage: Stage, number: number): Promise<Week> {
  return db
    .selectFrom("week")
    .selectAll()
    .where("stage", "=", stage)
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
}
