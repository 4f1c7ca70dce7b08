import { z } from "zod";
import { defineKind } from "../kind.ts";
import { source } from "../matter.ts";

const matter = z.object({
  audience: z.enum(["pregnancy", "baby", "everyone"], "Choose for whom it is."),
  source,
});

export const tip = defineKind({
  name: "tip",
  matter,
  needsText: "Write the tip.",
  sourcesOf: ({ source }) => [source],
  async store({ db }, { id, matter: { audience, source }, html }) {
    const row = { audience, body: html, source: JSON.stringify(source) };
    await db
      .insertInto("tip")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
  async remove({ db }, id) {
    await db.deleteFrom("tip").where("id", "=", id).execute();
  },
});
