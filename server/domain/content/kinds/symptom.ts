import { z } from "zod";
import { defineKind } from "../define-kind.ts";
import { inOrderOfKeys, putInOrder } from "../order.ts";
import { anyOf } from "../../signs/readers.ts";
import { helpline, line, picture, sources } from "../front-matter.ts";

const matter = z.object({
  symptom: line(80, "Write the name of the symptom."),
  stage: z.enum(["pregnancy", "afterBirth", "both"], "Choose when it happens."),
  isDangerSign: z.boolean("Say whether it is a danger sign."),
  picture,
  summary: line(240, "Write a summary."),
  helpline,
  sources,
});

const READERS = {
  pregnancy: anyOf("pregnant"),
  afterBirth: anyOf("afterBirth", "baby"),
  both: anyOf("pregnant", "afterBirth", "baby"),
};

export const symptom = defineKind({
  name: "symptom",
  files: { folder: "symptoms" },
  matter,
  title: "symptom",
  translated: { symptom: "name", summary: "summary" },
  needsText: "Write what it is, what helps and when to get help.",
  readersOf: (_key, { stage }) => READERS[matter.shape.stage.safeParse(stage).data ?? "both"],
  sourcesOf: (fields) => fields.sources,
  async store(
    { db, now },
    { id, matter: { symptom, stage, isDangerSign, picture, summary, helpline = null, sources }, html },
  ) {
    const row = {
      name: symptom,
      stage,
      isDangerSign: isDangerSign ? (1 as const) : (0 as const),
      picture,
      summary,
      body: html,
      helplinePurpose: helpline,
      sources: JSON.stringify(sources),
    };
    await db
      .insertInto("symptom")
      .values({ id, ...row, position: 0, createdAt: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await db.updateTable("dangerSignQuestion").set({ symptomId: id }).where("wantedSymptomId", "=", id).execute();
  },
  async remove({ db }, id) {
    await db.updateTable("dangerSignQuestion").set({ symptomId: null }).where("symptomId", "=", id).execute();
    await db.deleteFrom("symptom").where("id", "=", id).execute();
  },
  async settle({ db }) {
    const rows = await db.selectFrom("symptom").select(["id", "position", "isDangerSign"]).execute();
    const inOrder = await inOrderOfKeys(db, "symptom", rows);
    await putInOrder(
      db,
      "symptom",
      inOrder.toSorted((a, b) => b.isDangerSign - a.isDangerSign),
    );
  },
});
