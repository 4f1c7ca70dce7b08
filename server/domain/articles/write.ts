import { sql, type Insertable } from "kysely";
import type { ArticleTable } from "../../db/schema/articles.ts";
import { plainText } from "../../html/clean.ts";
import type { Context } from "../context.ts";
import { searchTextOf } from "../search/fold.ts";

/** An article as it is written; what is derived from it is not told. */
export type WrittenArticle = Omit<Insertable<ArticleTable>, "number" | "searchText">;

const DAY = 86_400_000;
/** From 1970, either way: to 1611 and 2328. A day beyond has the place of the last. */
const DAYS_MAX = 2 ** 17 - 1;
/** Of an id, as many as leave room for the day. */
const ID_DIGITS = 9;

/**
 * Stores an article, new or changed, with what search and lists rest on: the words of its text, its place among the
 * newest, and the counts of its category and of the one that it was in before.
 * @param article its body is clean HTML, its id 24 hex digits.
 */
export async function writeArticle({ db }: Pick<Context, "db">, article: WrittenArticle): Promise<void> {
  const row = {
    ...article,
    number: articleNumber(article),
    // A tag ends a word.
    searchText: searchTextOf(`${article.title} ${plainText(article.body.replaceAll("<", " <"))}`),
  };
  const before = await db.selectFrom("article").select("categoryId").where("id", "=", article.id).executeTakeFirst();
  await db
    .insertInto("article")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await countArticles(db, [article.categoryId, ...(before ? [before.categoryId] : [])]);
}

/** Takes an article away, also from among those that members saved. */
export async function removeArticle({ db }: Pick<Context, "db">, id: string): Promise<void> {
  const gone = await db.deleteFrom("article").where("id", "=", id).returning("categoryId").execute();
  await countArticles(
    db,
    gone.map(({ categoryId }) => categoryId),
  );
}

/**
 * Holds categories as they are until the transaction ends, always in the same order.
 * @returns those that are there.
 */
export async function holdCategories({ db }: Pick<Context, "db">, ids: string[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (const id of [...new Set(ids)].toSorted()) {
    const category = db.updateTable("category").set((row) => ({ articleCount: row.ref("articleCount") }));
    if (await category.where("id", "=", id).returning("id").executeTakeFirst()) held.add(id);
  }
  return held;
}

async function countArticles(db: Context["db"], categories: string[]) {
  if (categories.length === 0) return;
  await db
    .updateTable("category")
    .set((update) => ({
      articleCount: update
        .selectFrom("article")
        .select(sql<number>`count(*)`.as("total"))
        .whereRef("article.categoryId", "=", "category.id"),
    }))
    .where("id", "in", categories)
    .execute();
}

/**
 * Rises from article to article as lists show them from the last to the first: by day, then by id. The full-text index
 * holds its rows in this order, so that a search reads no further than it must. Never beyond 53 bits, so exact.
 */
export function articleNumber({ publishedOn, id }: { publishedOn: string; id: string }): number {
  const days = Math.max(-DAYS_MAX, Math.min(DAYS_MAX, Date.parse(publishedOn) / DAY));
  return days * 16 ** ID_DIGITS + Number.parseInt(id.slice(0, ID_DIGITS), 16);
}
