import { z } from "zod";
import { defineKind } from "../define-kind.ts";
import { date, datedAfter, title } from "../front-matter.ts";

const matter = z.object({ title, updated: date.optional() });

export const page = defineKind({
  name: "page",
  files: { folder: "pages" },
  matter,
  title: "title",
  translated: { title: "title" },
  needsText: "Write the text of the page.",
  idOf: (key) => key,
  datesOutOfRange: ({ updated }, { shown }) => datedAfter(shown, "updated", updated),
  async store({ db, today }, { id, matter: { title, updated = today }, html }) {
    const row = { title, body: html, updatedOn: updated };
    await db
      .insertInto("contentPage")
      .values({ key: id, ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
  },
});
