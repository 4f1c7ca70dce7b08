import { sql, type Insertable } from "kysely";
import type { ArticleTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { searchTextOfArticle } from "../search/article-text.ts";

export type WrittenArticle = Omit<Insertable<ArticleTable>, "number" | "searchText">;

const DAY = 86_400_000;
const DAYS_MAX = 2 ** 17 - 1;
const ID_DIGITS = 9;

/** @param article its body is clean HTML, its id 24 hex digits. */
export async function writeArticle({ db }: Pick<Context, "db">, article: WrittenArticle): Promise<void> {
  const row = {
    ...article,
    number: articleNumber(article),
    searchText: searchTextOfArticle(article.title, article.body),
  };
  const before = await db.selectFrom("article").select("categoryId").where("id", "=", article.id).executeTakeFirst();
  await db
    .insertInto("article")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await countArticles(db, [article.categoryId, ...(before ? [before.categoryId] : [])]);
}

export async function removeArticle({ db }: Pick<Context, "db">, id: string): Promise<void> {
  const gone = await db.deleteFrom("article").where("id", "=", id).returning("categoryId").execute();
  await countArticles(
    db,
    gone.map(({ categoryId }) => categoryId),
  );
}

/** Locks the categories until the transaction ends, always in the same order. @returns those that exist. */
export async function lockCategories({ db }: Pick<Context, "db">, ids: string[]): Promise<Set<string>> {
  const locked = new Set<string>();
  for (const id of [...new Set(ids)].toSorted()) {
    const category = db.updateTable("category").set((row) => ({ articleCount: row.ref("articleCount") }));
    if (await category.where("id", "=", id).returning("id").executeTakeFirst()) locked.add(id);
  }
  return locked;
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

/** The full-text index keeps its rows in this order, so that a search can stop early; 53 bits stay exact. */
export function articleNumber({ publishedOn, id }: { publishedOn: string; id: string }): number {
  const days = Math.max(-DAYS_MAX, Math.min(DAYS_MAX, Date.parse(publishedOn) / DAY));
  return days * 16 ** ID_DIGITS + Number.parseInt(id.slice(0, ID_DIGITS), 16);
}
