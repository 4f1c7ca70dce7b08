import type { Selectable } from "kysely";
import type { WeekTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { inItsLanguage, oneInItsLanguage, type InLanguage } from "../translations/translations.ts";

export type Stage = WeekTable["stage"];
type WeekRow = Selectable<WeekTable>;

export interface Week extends WeekRow, InLanguage {
  /** The English words of its shape, by which its picture is found. */
  drawnAs: string | null;
}

export async function weeksOf(context: Context, stage: Stage): Promise<Week[]> {
  const rows = await context.db.selectFrom("week").selectAll().where("stage", "=", stage).orderBy("number").execute();
  return inItsLanguage(context, rows.map(withDrawing), ({ id }) => id);
}

export async function weekById(context: Context, stage: Stage, id: string): Promise<Week> {
  const weeks = context.db.selectFrom("week").selectAll().where("stage", "=", stage);
  const row = found(await weeks.where("id", "=", id).executeTakeFirst(), "week");
  return oneInItsLanguage(context, withDrawing(row), row.id);
}

export async function weekByNumber(context: Context, stage: Stage, number: number): Promise<Week> {
  const row = await context.db
    .selectFrom("week")
    .selectAll()
    .where("stage", "=", stage)
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return oneInItsLanguage(context, withDrawing(row), row.id);
}

function withDrawing(row: WeekRow) {
  return { ...row, drawnAs: row.shape };
}
