import type { DailyTallyTable } from "../../db/schema/numbers.ts";
import type { Context } from "../context.ts";
import { today } from "../pregnancies/pregnancies.ts";

export type DailyName = DailyTallyTable["name"];
type Counting = Pick<Context, "db" | "now" | "timeZone">;

/** Call last in a transaction: the row stays locked until it ends. */
export async function addToDay(context: Counting, name: DailyName, amount = 1): Promise<void> {
  await context.db
    .insertInto("dailyTally")
    .values({ name, day: today(context), value: amount })
    .onConflict((conflict) =>
      conflict.columns(["name", "day"]).doUpdateSet((row) => ({ value: row("dailyTally.value", "+", amount) })),
    )
    .execute();
}

export async function setForDay(context: Counting, values: Partial<Record<DailyName, number>>): Promise<void> {
  const day = today(context);
  for (const [name, value] of entriesOf(values)) {
    await context.db
      .insertInto("dailyTally")
      .values({ name, day, value })
      .onConflict((conflict) => conflict.columns(["name", "day"]).doUpdateSet({ value }))
      .execute();
  }
}

function entriesOf(values: Partial<Record<DailyName, number>>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own keys are all that it has
  return Object.entries(values) as [DailyName, number][];
}
