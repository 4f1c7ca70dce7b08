import { z } from "zod";
import { invalid } from "../../../failures.ts";
import { searchTextOf } from "../../search/fold.ts";
import { defineKind } from "../kind.ts";
import { putInOrder } from "../order.ts";
import { line } from "../front-matter.ts";

const matter = z.object({ name: line(60, "Write the name of the city.") });

export const city = defineKind({
  name: "city",
  files: { file: "cities.json" },
  matter,
  title: "name",
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
  async store({ db, now }, { id, matter: { name } }) {
    await db
      .insertInto("city")
      .values({ id, name, position: 0, createdAt: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name, isDeleted: 0 }))
      .execute();
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
