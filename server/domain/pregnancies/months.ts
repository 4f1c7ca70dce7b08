import type { Context } from "../context.ts";
import { dueDateOf } from "./progress.ts";
import { pregnanciesWithoutMonth, type Pregnancy } from "./pregnancies.ts";

const AT_ONCE = 500;

/** @returns YYYY-MM of the due date, else of the birth. */
export function monthOfPregnancy(pregnancy: Pregnancy): string | null {
  const date = dueDateOf(pregnancy)?.date ?? pregnancy.birthDate;
  return date?.slice(0, 7) ?? null;
}

/** For pregnancies whose dates were changed since, also by an older version. */
export async function fillMonths(context: Pick<Context, "db">): Promise<void> {
  for (;;) {
    const pregnancies = await pregnanciesWithoutMonth(context, AT_ONCE);
    for (const pregnancy of pregnancies) {
      await context.db
        .updateTable("pregnancy")
        .set({ month: monthOfPregnancy(pregnancy) ?? "" })
        .where("id", "=", pregnancy.id)
        .where("month", "is", null)
        .execute();
    }
    if (pregnancies.length < AT_ONCE) return;
  }
}
