import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { articleNumber } from "../../../server/domain/articles/write.ts";
import { emptyDatabase, type OwnDatabase } from "../../support/empty-database.ts";
import { writeArticle } from "../../fixtures/articles.ts";

let empty: OwnDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  empty = await emptyDatabase();
  opened = openDatabase(empty.settings);
  await migrate(opened);
});
afterAll(async () => {
  await opened.db.destroy();
  await empty.drop();
});
beforeEach(async () => {
  await opened.db.deleteFrom("article").execute();
  await opened.db.deleteFrom("category").execute();
  await opened.db
    .insertInto("category")
    .values(["food", "birth"].map((id, position) => ({ id, name: id, position })))
    .execute();
});

async function counts() {
  const rows = await opened.db.selectFrom("category").select(["id", "articleCount"]).execute();
  return Object.fromEntries(rows.map(({ id, articleCount }) => [id, articleCount]));
}

/** The ids that a search finds, in its order. */
async function found(word: string, categoryId: string | null = null) {
  const lookup = opened.dialect.newestWithWords("article", { words: [word], categoryId, limit: 100 });
  const { rows } = await lookup.execute(opened.db);
  const articles = await opened.db.selectFrom("article").select(["id", "number"]).execute();
  return rows.map(({ number }) => articles.find((article) => article.number === number)?.id);
}

describe("an article that is written", () => {
  test("is counted in its category, once however often it is written", async () => {
    const id = await writeArticle(opened.db, { categoryId: "food", title: "Lentils" });
    await writeArticle(opened.db, { categoryId: "food", title: "Rice" });
    await writeArticle(opened.db, { id, categoryId: "food", title: "Lentils and rice" });

    expect(await counts()).toEqual({ food: 2, birth: 0 });
  });

  test("is counted and found where it is moved to, and no more where it was", async () => {
    const id = await writeArticle(opened.db, { categoryId: "food", title: "Lentils" });
    await writeArticle(opened.db, { id, categoryId: "birth", title: "Lentils" });

    expect(await counts()).toEqual({ food: 0, birth: 1 });
    expect([await found("lentils", "food"), await found("lentils", "birth")]).toEqual([[], [id]]);
  });

  test("is found by its words of now, not by those of before", async () => {
    const id = await writeArticle(opened.db, { categoryId: "food", title: "Lentils", text: "Red ones" });
    await writeArticle(opened.db, { id, categoryId: "food", title: "Beans", text: "White ones" });

    expect([await found("lentils"), await found("red"), await found("beans"), await found("white")]).toEqual([
      [],
      [],
      [id],
      [id],
    ]);
  });

  test("stands among what is found by its day, also when that is changed", async () => {
    const write = (title: string, publishedOn: string, id?: string) =>
      writeArticle(opened.db, { ...(id ? { id } : {}), categoryId: "food", title, publishedOn });
    const last = await write("Soup, last", "2026-03-03");
    const first = await write("Soup, first", "2026-03-01");
    const second = await write("Soup, second", "2026-03-02");
    expect(await found("soup")).toEqual([last, second, first]);

    await write("Soup, first", "2026-03-04", first);
    expect(await found("soup")).toEqual([first, last, second]);
  });

  test("is no category's when a reader types what looks like one", async () => {
    await writeArticle(opened.db, { categoryId: "food", title: "Lentils" });

    expect(await found("food")).toEqual([]);
  });
});

test.each(["0026-03-01", "1000-01-01", "2926-03-01", "9999-12-31"])(
  "an article of %s stands in lists as any other, on either database",
  async (publishedOn) => {
    const id = await writeArticle(opened.db, { categoryId: "food", title: "Long ago or to come", publishedOn });
    const rows = await opened.db.selectFrom("article").selectAll().execute();
    expect(rows.map((row) => [row.id, Number.isSafeInteger(row.number)])).toEqual([[id, true]]);
  },
);

test("the number rises with the day, and within a day with the id", () => {
  const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2200-01-01"), noInvalidDate: true });
  const id = fc.stringMatching(/^[0-9a-f]{24}$/);
  const article = fc.record({ publishedOn: day.map((date) => date.toISOString().slice(0, 10)), id });
  const order = (a: { publishedOn: string; id: string }) => a.publishedOn + a.id.slice(0, 9);
  fc.assert(
    fc.property(article, article, fc.boolean(), (a, other, isSameDay) => {
      const b = isSameDay ? { ...other, publishedOn: a.publishedOn } : other;
      expect(Number.isSafeInteger(articleNumber(a))).toBe(true);
      expect(Math.sign(articleNumber(a) - articleNumber(b))).toBe(
        Math.sign(Number(order(a) > order(b)) - Number(order(a) < order(b))),
      );
    }),
  );
});
