import { z } from "zod";
import { PROVINCES } from "../../../contract/helplines/choices.ts";
import { invalid } from "../../../failures.ts";
import { searchTextOf } from "../../search/fold.ts";
import { defineKind } from "../define-kind.ts";
import { putInOrder } from "../order.ts";
import { line } from "../front-matter.ts";

const matter = z.object({
  name: line(60, "Write the name of the city."),
  province: z.enum(PROVINCES, "Choose the province.").optional(),
});

export const city = defineKind({
  name: "city",
  files: { file: "cities.json" },
  matter,
  title: "name",
  translated: { name: "name" },
  async requireDistinct(db, id, name) {
    const others = await db
      .selectFrom("city")
      .select("name")
      .where("id", "!=", id)
      .where("isDeleted", "=", 0)
      .execute();
    const same = others.find((other) => searchTextOf(other.name) === searchTextOf(name));
    if (same) throw invalid("name", `There is a city named ${same.name} already.`);
  },
  async store({ db, now }, { id, matter: { name, province = null } }) {
    await db
      .insertInto("city")
      .values({ id, name, province, position: 0, createdAt: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name, province, isDeleted: 0 }))
      .execute();
  },
  async besideEdited({ db }, { id, matter: { province } }) {
    if (!province) return;
    await db.updateTable("city").set({ province }).where("id", "=", id).where("province", "is", null).execute();
  },
  /** Members and events may refer to it, so it is only no longer offered. */
  async remove({ db }, id) {
    await db.updateTable("city").set({ isDeleted: 1 }).where("id", "=", id).execute();
  },
  async settle({ db }) {
    const rows = await db.selectFrom("city").select(["id", "name", "position"]).execute();
    await putInOrder(
      db,
      "city",
      rows.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    );
  },
});
