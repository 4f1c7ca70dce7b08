import { z } from "zod";
import { HELPLINE_PURPOSES, PROVINCES } from "../../../contract/helplines/choices.ts";
import { DIALLED } from "../../../contract/settings/limits.ts";
import { line, optionalLine, source } from "../front-matter.ts";
import { defineKind } from "../define-kind.ts";
import { inOrderOfKeys, putInOrder } from "../order.ts";

const matter = z.object({
  name: line(80, "Write whose number it is."),
  number: z.string("Write the number.").trim().regex(DIALLED, "Write a number to dial, such as 1122."),
  purpose: z.enum(HELPLINE_PURPOSES, "Choose what it is for."),
  province: z.enum(PROVINCES, "Choose the province.").optional(),
  hours: optionalLine(80),
  source,
});

export const helpline = defineKind({
  name: "helpline",
  files: { file: "helplines.json" },
  matter,
  title: "name",
  translated: { name: "name", hours: "hours" },
  sourcesOf: (fields) => [fields.source],
  async store({ db }, { id, matter: { name, number, purpose, province = null, hours, source } }) {
    const row = { name, number, purpose, province, hours: hours || null, source: JSON.stringify(source) };
    await db
      .insertInto("helpline")
      .values({ id, ...row, position: 0 })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
  async remove({ db }, id) {
    await db.deleteFrom("helpline").where("id", "=", id).execute();
  },
  async settle({ db }) {
    const rows = await db.selectFrom("helpline").select(["id", "position"]).execute();
    await putInOrder(db, "helpline", await inOrderOfKeys(db, "helpline", rows));
  },
});
