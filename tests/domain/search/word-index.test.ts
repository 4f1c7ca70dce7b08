import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { fold, wordsOf } from "../../../server/domain/search/fold.ts";
import { emptyDatabase, isSqlite, type OwnDatabase } from "../../support/empty-database.ts";
import { writeArticle } from "../../fixtures/articles.ts";

/** Words at which the two databases' own parsers part, and what may stand between them. */
const words =
  "well known and or the not near 3 37.5 -5 1e5 0x1f b12 12th www.who.int who.int/baby a@b.pk /tmp/x café naïve ß ½ ² x_y c++ don't d'eau AND OR NOT NEAR حمل دُودھ بچّہ ۱۲ नमस्ते 한국 ﷺ ❶ Ⅷ 🤰 İ".split(
    " ",
  );
const gaps = [" ", "  ", "-", "/", ".", ",", ":", "'", '"', "_", "@", "&", "\n", "،", "\u200c", "…", "(", ")"];
const text = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...gaps)), { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.flat().join(""));

let empty: OwnDatabase;
let opened: OpenDatabase;
const stored = new Map<string, string>();
beforeAll(async () => {
  empty = await emptyDatabase();
  opened = openDatabase(empty.settings);
  await migrate(opened);
  await opened.db.insertInto("category").values({ id: "c", name: "C", position: 0 }).execute();
  for (const title of fc.sample(text, { numRuns: 150, seed: 12 })) {
    stored.set(await writeArticle(opened.db, { categoryId: "c", title }), title);
  }
});
afterAll(async () => {
  await opened.db.destroy();
  await empty.drop();
});

async function found(search: string) {
  const words = wordsOf(search);
  if (words.length === 0) return [...stored.keys()].toSorted();
  const lookup = opened.dialect.newestWithWords("article", { words, categoryId: null, limit: 1_000 });
  const numbers = (await lookup.execute(opened.db)).rows.map(({ number }) => number);
  if (numbers.length === 0) return [];
  const rows = await opened.db.selectFrom("article").select("id").where("number", "in", numbers).execute();
  return rows.map(({ id }) => id).toSorted();
}

/** What a search means, said without any database. */
function meant(search: string) {
  const parts = (whole: string) =>
    fold(whole)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const asked = parts(search).slice(0, 8);
  const matches = [...stored].filter(([, title]) =>
    asked.every((word) => parts(title).some((other) => other.startsWith(word))),
  );
  return matches.map(([id]) => id).toSorted();
}

describe(`the index of ${isSqlite ? "SQLite" : "PostgreSQL"}`, () => {
  test("finds what is meant and nothing else, as the other database does", async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.nat(40), async (search, length) => {
        for (const asked of [search, search.slice(0, length)]) {
          expect(await found(asked)).toEqual(meant(asked));
        }
      }),
      { numRuns: 80, examples: words.map((word): [string, number] => [word, 2]) },
    );
    expect(meant("and").length).toBeGreaterThan(10);
  });

  test("fails at no search at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), async (search) => {
        await expect(found(search)).resolves.toBeInstanceOf(Array);
      }),
      { numRuns: 50 },
    );
  });

  test("is whole and no row is missing in it", async () => {
    const check = sql`insert into article_search (article_search) values ('integrity-check')`;
    await (isSqlite ? check : sql`select 1`).execute(opened.db);
    for (const title of stored.values()) {
      expect(await found(title)).toEqual(meant(title));
    }
  });
});
