import type { Selectable } from "kysely";
import type { WeekTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { keptUntilWritten } from "../kept-until-written.ts";
import { inItsLanguage, languageVariant, type InLanguage } from "../translations/translations.ts";

export type Stage = WeekTable["stage"];
type WeekRow = Selectable<WeekTable>;

export interface Week extends WeekRow, InLanguage {
  /** The English words of its shape, by which its picture is found. */
  drawnAs: string | null;
}

export function weeksOf(context: Context, stage: Stage): Promise<readonly Week[]> {
  return stagesWeeks[stage](context);
}

const stagesWeeks = { pregnancy: keptWeeks("pregnancy"), afterBirth: keptWeeks("afterBirth") };

function keptWeeks(stage: Stage) {
  return keptUntilWritten(async (context: Context): Promise<readonly Week[]> => {
    const rows = await context.db.selectFrom("week").selectAll().where("stage", "=", stage).orderBy("number").execute();
    return inItsLanguage(context, rows.map(withDrawing), ({ id }) => id);
  }, languageVariant);
}

export async function weekById(context: Context, stage: Stage, id: string): Promise<Week> {
  return found(
    (await weeksOf(context, stage)).find((week) => week.id === id),
    "week",
  );
}

export async function weekByNumber(context: Context, stage: Stage, number: number): Promise<Week> {
  return found(
    (await weeksOf(context, stage)).find((week) => week.number === number),
    "week",
  );
}

function withDrawing(row: WeekRow) {
  return { ...row, drawnAs: row.shape };
}
