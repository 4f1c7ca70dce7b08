import { z } from "zod";
import type { WeekTable } from "../../../db/schema/library.ts";
import { shippedId } from "../../identity.ts";
import { defineKind } from "../define-kind.ts";
import { inWeekAfterBirth, inWeekOfPregnancy } from "../../signs/readers.ts";
import { line, optionalLine, optionalPicture, sources, title } from "../front-matter.ts";

const matter = z.object({
  title,
  shape: optionalLine(60),
  picture: optionalPicture,
  summary: line(240, "Write a summary."),
  sources,
});

export const week = weeks("week", "pregnancy", "weeks");
export const afterBirthWeek = weeks("afterBirthWeek", "afterBirth", "after-birth");

export function weekNumber(key: string): number {
  return Number(/\d+/.exec(key)?.[0]);
}

function weeks(name: "week" | "afterBirthWeek", stage: WeekTable["stage"], folder: string) {
  return defineKind({
    name,
    files: { folder },
    matter,
    title: "title",
    translated: { title: "title", shape: "shape", summary: "summary" },
    needsText: "Write the text of the week.",
    readersOf: (key) =>
      stage === "pregnancy" ? inWeekOfPregnancy(weekNumber(key)) : inWeekAfterBirth(weekNumber(key)),
    sourcesOf: (fields) => fields.sources,
    idOf: (key) => shippedId(`week.${stage}`, String(weekNumber(key))),
    async store({ db }, { id, key, matter: { title, shape, picture = "", summary, sources }, html }) {
      const row = { title, shape: shape || null, picture, summary, body: html, sources: JSON.stringify(sources) };
      await db
        .insertInto("week")
        .values({ id, stage, number: weekNumber(key), ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
    },
  });
}
