import { z } from "zod";
import { GUIDELINE_STAGES, type GuidelineStage } from "../../../contract/guidelines/stages.ts";
import { defineKind } from "../define-kind.ts";
import { inOrderOfKeys, putInOrder } from "../order.ts";
import { line, picture, sources, title } from "../front-matter.ts";

const stage = z.enum(GUIDELINE_STAGES, "Choose whom it is for.").optional();
const matter = z.object({ title, stage, picture, summary: line(240, "Write a summary."), sources });

export const guideline = defineKind({
  name: "guideline",
  files: { folder: "guidelines" },
  matter,
  title: "title",
  translated: { title: "title", summary: "summary" },
  needsText: "Write the guideline.",
  sourcesOf: (fields) => fields.sources,
  async store({ db, now }, { id, matter: { title, stage = null, picture, summary, sources }, html }) {
    const row = { title, stage, picture, summary, body: html, sources: JSON.stringify(sources) };
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
    const rows = await db.selectFrom("guideline").select(["id", "position", "stage"]).execute();
    const inOrder = await inOrderOfKeys(db, "guideline", rows);
    await putInOrder(
      db,
      "guideline",
      inOrder.toSorted((a, b) => placeOf(a.stage) - placeOf(b.stage)),
    );
  },
});

function placeOf(stage: GuidelineStage | null) {
  return stage === null ? GUIDELINE_STAGES.length : GUIDELINE_STAGES.indexOf(stage);
}
