import { sql, type Selectable } from "kysely";
import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import type { ArticleTable, CategoryTable } from "../../db/schema/library.ts";
import { currentLanguage } from "../../language.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { shippedId } from "../identity.ts";
import type { Member } from "../member/member.ts";
import { phaseOf } from "../pregnancies/phase.ts";
import { chosenPregnancy, today } from "../pregnancies/pregnancies.ts";
import { offsetOf, pageOf, type Page, type Paging } from "../lists/paging.ts";
import { wordsOf } from "../search/fold.ts";
import { inItsLanguage, type InLanguage, type Translating } from "../translations/translations.ts";

export type Category = Selectable<CategoryTable> & InLanguage;
export type Article = Selectable<ArticleTable> & {
  categoryName: string;
  categoryLanguage?: LanguageCode | undefined;
} & InLanguage;

const COUNTED_AT_MOST = 1_000;

export async function listCategories(context: Context): Promise<Category[]> {
  const rows = await context.db.selectFrom("category").selectAll().orderBy("position").execute();
  return inItsLanguage(context, rows, ({ id }) => id);
}

export async function articlesInTheirLanguage(context: Translating, rows: Article[]): Promise<Article[]> {
  const articles = await inItsLanguage(context, rows, ({ id }) => id);
  const named = articles.map(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }));
  const categories = await inItsLanguage(context, named, ({ id }) => id);
  return articles.map((article, index) => ({
    ...article,
    categoryName: categories[index]?.name ?? article.categoryName,
    categoryLanguage: categories[index]?.textLanguage,
  }));
}

export async function articleInItsLanguage(context: Translating, row: Article): Promise<Article> {
  const [article = row] = await articlesInTheirLanguage(context, [row]);
  return article;
}

export async function listArticles(
  context: Context,
  { categoryId, search, ...paging }: { categoryId: string | null; search: string } & Paging,
): Promise<Page<Article>> {
  if (categoryId !== null) await requireCategory(context, categoryId);
  if (search.trim() !== "") return searchArticles(context, categoryId, wordsOf(search), paging);

  let ids = context.db.selectFrom("article").select("article.id");
  if (categoryId !== null) ids = ids.where("article.categoryId", "=", categoryId);
  ids = ids.orderBy("article.publishedOn", "desc").orderBy("article.id", "desc");
  const page = ids.limit(paging.limit).offset(offsetOf(paging));
  const items = await newest(context).where("article.id", "in", page).execute();
  return pageOf(await articlesInTheirLanguage(context, items), await countKept(context, categoryId), paging);
}

async function searchArticles(context: Context, categoryId: string | null, words: string[], paging: Paging) {
  if (words.length === 0) return pageOf([], 0, paging);
  const found = await numbersWith(context, categoryId, words);
  const numbers = found.slice(offsetOf(paging), offsetOf(paging) + paging.limit);
  const items = numbers.length > 0 ? await newest(context).where("article.number", "in", numbers).execute() : [];
  return pageOf(await articlesInTheirLanguage(context, items), found.length, paging);
}

/** The newest first, by their words in the language of the request or in English. */
async function numbersWith(context: Context, categoryId: string | null, words: string[]): Promise<number[]> {
  const lookup = context.newestWithWords("article", { words, categoryId, limit: COUNTED_AT_MOST });
  const english = (await lookup.execute(context.db)).rows.map(({ number }) => number);
  const language = currentLanguage();
  if (language === FIRST_LANGUAGE) return english;
  const translated = await translatedNumbersWith(context, language, categoryId, words);
  return [...new Set([...translated, ...english])].toSorted((one, other) => other - one).slice(0, COUNTED_AT_MOST);
}

/** So many rows, at most one an article, need no index of their own. */
async function translatedNumbersWith(
  { db }: Context,
  language: LanguageCode,
  categoryId: string | null,
  words: string[],
): Promise<number[]> {
  let rows = db
    .selectFrom("translation")
    .innerJoin("article", "article.id", "translation.recordId")
    .select("article.number")
    .where("translation.language", "=", language)
    .where("translation.kind", "=", "article");
  if (categoryId !== null) rows = rows.where("article.categoryId", "=", categoryId);
  for (const word of words) rows = rows.where(sql`' ' || translation.search_text`, "like", `% ${word}%`);
  const found = await rows.orderBy("article.number", "desc").limit(COUNTED_AT_MOST).execute();
  return found.map(({ number }) => number);
}

export async function latestArticles(context: Context, limit: number): Promise<Article[]> {
  return articlesInTheirLanguage(context, await newest(context).limit(limit).execute());
}

export async function articleById(context: Context, id: string): Promise<Article> {
  const row = found(await articles(context).where("article.id", "=", id).executeTakeFirst(), "article");
  return articleInItsLanguage(context, row);
}

/** Texts that only frighten, or come too late, once the first trimester is over. */
const EARLY_ARTICLES = ["ectopic-pregnancy", "food-when-you-feel-sick"].map((key) => shippedId("article", key));

const GRIEF_ARTICLE = shippedId("article", "grief-after-losing-a-baby");
/** Its category is for mothers of living babies. */
const AFTER_GRIEF = ["negative-blood-group", "pregnant-again-after-a-loss"].map((key) => shippedId("article", key));

export async function relatedArticles(
  context: Context,
  article: Article,
  { viewer, limit }: { viewer: Member | null; limit: number },
): Promise<Article[]> {
  if (article.id === GRIEF_ARTICLE) {
    const fitting = await newest(context).where("article.id", "in", AFTER_GRIEF).execute();
    return articlesInTheirLanguage(context, fitting);
  }
  const phase = viewer ? phaseOf(await chosenPregnancy(context, viewer.id), today(context)) : "none";
  const isEarly = phase === "firstTrimester" || phase === "none";
  const rows = newest(context)
    .where("article.categoryId", "=", article.categoryId)
    .where("article.id", "not in", [article.id, ...(isEarly ? [] : EARLY_ARTICLES)])
    .limit(limit);
  return articlesInTheirLanguage(context, await rows.execute());
}

export function articles({ db }: Pick<Context, "db">) {
  return db
    .selectFrom("article")
    .innerJoin("category", "category.id", "article.categoryId")
    .selectAll("article")
    .select("category.name as categoryName");
}

export function newest(context: Context) {
  return articles(context).orderBy("article.publishedOn", "desc").orderBy("article.id", "desc");
}

async function requireCategory({ db }: Context, id: string) {
  found(await db.selectFrom("category").select("id").where("id", "=", id).executeTakeFirst(), "category");
}

async function countKept({ db }: Context, categoryId: string | null) {
  let categories = db.selectFrom("category").select(sql<number | string>`coalesce(sum(article_count), 0)`.as("total"));
  if (categoryId !== null) categories = categories.where("id", "=", categoryId);
  const { total } = await categories.executeTakeFirstOrThrow();
  return Number(total);
}
