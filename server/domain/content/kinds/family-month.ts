import { z } from "zod";
import { FAMILY_MONTHS } from "../../../contract/family/months.ts";
import type { Readers } from "../../signs/table.ts";
import { EVERYONE, inWeekAfterBirth, inWeekOfPregnancy } from "../../signs/readers.ts";
import { defineKind } from "../define-kind.ts";
import { line, sources, title } from "../front-matter.ts";

const matter = z.object({ title, summary: line(240, "Write a summary."), sources });

export const familyMonth = defineKind({
  name: "familyMonth",
  files: { folder: "family" },
  matter,
  title: "title",
  translated: { title: "title", summary: "summary" },
  needsText: "Write the text of the month.",
  readersOf,
  sourcesOf: (fields) => fields.sources,
  async store({ db }, { id, key, matter: { title, summary, sources }, html }) {
    const row = { title, summary, body: html, sources: JSON.stringify(sources) };
    const position = FAMILY_MONTHS.findIndex((month) => month.key === key);
    await db
      .insertInto("familyMonth")
      .values({ id, key, position, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
});

/** In the first and the last of its weeks what it says of a sign has to be right. */
function readersOf(key: string): Readers[] {
  const month = FAMILY_MONTHS.find((one) => one.key === key);
  if (!month) return EVERYONE;
  const readersIn = month.stage === "pregnancy" ? inWeekOfPregnancy : inWeekAfterBirth;
  return [month.first, month.last].flatMap((week) => readersIn(week));
}
