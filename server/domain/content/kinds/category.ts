import { z } from "zod";
import { lockCategories } from "../../articles/write.ts";
import { Failure } from "../../../failures.ts";
import { defineKind } from "../define-kind.ts";
import { line } from "../front-matter.ts";

const matter = z.object({
  name: line(40, "Write the name of the category."),
  place: z.int("Write its place in the list as a number.").min(1).max(99).optional(),
});

const LAST = 99;

export const category = defineKind({
  name: "category",
  files: { file: "categories.json" },
  matter,
  title: "name",
  translated: { name: "name" },
  async store({ db }, { id, matter: { name, place = LAST } }) {
    const row = { name, position: place - 1 };
    await db
      .insertInto("category")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
  async remove({ db }, id) {
    await lockCategories({ db }, [id]);
    const used = await db.selectFrom("article").select("id").where("categoryId", "=", id).executeTakeFirst();
    if (used)
      throw new Failure("conflict", "There are articles in this category. Move them first.", { code: "in_use" });
    await db.deleteFrom("category").where("id", "=", id).execute();
  },
});
