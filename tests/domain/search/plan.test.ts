import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../server/db/schema.ts";
import { latestArticles, listArticles } from "../../../server/domain/articles/articles.ts";
import type { Context } from "../../../server/domain/context.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { plannedDatabase, type PlannedDatabase } from "../../support/planned-database.ts";

const MANY = 100_000;
const RARE = MANY / 25_000;
/** Rows as small as a number would make reading all of them the cheapest way. */
const TEXT = `<p>${"Rice and lentils. ".repeat(25)}</p>`;

let planned: PlannedDatabase;
let db: Database;
let context: Context;
beforeAll(async () => {
  planned = await plannedDatabase();
  ({ db, context } = planned);
  await writeMany();
}, 90_000);
afterAll(() => planned.drop());

/** Many articles in two categories, with words that are in all, in some and in few. */
async function writeMany() {
  await sql`insert into category (id, name, position, article_count) values
    ('food', 'Food', 0, ${MANY / 2}), ('birth', 'Birth', 1, ${MANY / 2})`.execute(db);
  const numbers = isSqlite
    ? sql`with recursive t (i) as (select 1 union all select i + 1 from t where i < ${MANY}) select i from t`
    : sql`select i from generate_series(1, ${sql.lit(MANY)}) as t (i)`;
  await sql`
    insert into article
      (number, id, category_id, title, summary, body, picture, author, sources, published_on, search_text)
    select
      i, 'article' || i, case when i % 2 = 0 then 'food' else 'birth' end, 'T', 'S', cast(${TEXT} as text), 'teapot', 'A', '[]',
      cast(1900 + i % 100 as text) || '-0' || cast(1 + i % 9 as text) || '-1' || cast(i % 10 as text),
      'baby some' || cast(i % 1000 as text) || case when i % 25000 = 0 then ' khichri' else '' end
    from (${numbers}) as numbers`.execute(db);
  await sql`analyze`.execute(db);
}

const plansOf = (act: () => Promise<unknown>) => planned.plansOf(act, /"article(_search)?"/);

const list = (search: string, categoryId: string | null = null, page = 1) =>
  listArticles(context, { search, categoryId, page, limit: 9 });
/** A read of the whole table, or a step over all of it in some order that is no index of its own. */
const readsAll = (plan: string) =>
  isSqlite ? /SCAN article\b(?! USING (COVERING )?INDEX article_newest)/.test(plan) : /Seq Scan on article/.test(plan);

/** The index of words gives its rows from the newest on: nothing is collected or sorted before the first. */
const inOrder = /^[\d ]*SCAN article_search VIRTUAL TABLE INDEX [^\n]*$/;
const byNumber = isSqlite ? /SEARCH article USING INTEGER PRIMARY KEY/ : /Index Scan using article_pkey on article/;

describe("of 100,000 articles", () => {
  test.each([null, "food"])("a search finds those it means, in the category %s", async (categoryId) => {
    const found = await list("khich", categoryId);

    expect(found).toMatchObject({ total: RARE, totalPages: 1 });
    expect(found.items).toHaveLength(RARE);
  });

  test.each([
    ["khichri", null, 1],
    ["khich", null, 1],
    ["baby khichri", null, 1],
    ["khichri", "food", 1],
    ["nowhere", null, 1],
    ["some777", null, 2],
  ])("a search for %s in %s stays on the index of words", async (search, categoryId, page) => {
    const [lookup, ...rows] = await plansOf(() => list(search, categoryId, page));

    expect(lookup).toMatch(isSqlite ? inOrder : /Bitmap Index Scan on article_search/);
    expect(rows).toHaveLength(search === "nowhere" ? 0 : 1);
    for (const plan of rows) expect(plan).toMatch(byNumber);
  });

  test.each([
    [null, /article_newest\b/],
    ["food", /article_newest_of_category\b/],
  ])("the first page of the category %s is read off the index of the newest", async (categoryId, index) => {
    const plans = await plansOf(() => list("", categoryId));

    for (const plan of plans) {
      expect([plan, readsAll(plan)]).toEqual([plan, false]);
      expect(plan).toMatch(index);
      expect(plan).not.toContain("article_search");
    }
  });

  test("so are the latest", async () => {
    const [plan = ""] = await plansOf(() => latestArticles(context, 9));

    expect([readsAll(plan), plan]).toEqual([false, expect.stringMatching(/article_newest\b/)]);
  });

  test("a search for what is in all of them reads no table whole, and counts no further than a thousand", async () => {
    for (const categoryId of [null, "food"]) {
      const [lookup, rows] = await plansOf(() => list("baby", categoryId));

      expect(lookup).toMatch(isSqlite ? inOrder : /Limit.*\n.*Index Scan (Backward )?using article_\w+ on article/);
      expect(rows).toMatch(byNumber);
    }
    expect((await list("baby")).items).toHaveLength(9);
    expect(await list("baby")).toMatchObject({ total: 1_000, totalPages: 112 });
    expect(await list("baby", null, 113)).toMatchObject({ total: 1_000, totalPages: 112, items: [] });
  });

  test("would see a read of the whole table", async () => {
    const plans = await plansOf(() => db.selectFrom("article").select("id").where("title", "=", "x").execute());

    expect(plans.map(readsAll)).toEqual([true]);
  });
});
