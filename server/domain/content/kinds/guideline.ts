import { z } from "zod";
import { defineKind } from "../define-kind.ts";
import { inOrderOfKeys, putInOrder } from "../order.ts";
import { line, picture, sources, title } from "../front-matter.ts";

const matter = z.object({ title, picture, summary: line(240, "Write a summary."), sources });

export const guideline = defineKind({
  name: "guideline",
  files: { folder: "guidelines" },
  matter,
  title: "title",
  translated: { title: "title", summary: "summary" },
  needsText: "Write the guideline.",
  sourcesOf: (fields) => fields.sources,
  async store({ db, now }, { id, matter: { title, picture, summary, sources }, html }) {
    const row = { title, picture, summary, body: html, sources: JSON.stringify(sources) };
    await db
      .insertInto("guideline")
      .values({ id, ...row, position: 0, createdAt: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
  async remove({ db }, id) {
    await db.deleteFrom("guideline").where("id", "=", id).execute();
  },
  async settle({ db }) {
    const rows = await db.selectFrom("guideline").select(["id", "position"]).execute();
    await putInOrder(db, "guideline", await inOrderOfKeys(db, "guideline", rows));
  },
});
