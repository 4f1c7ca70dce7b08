import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { articleById, articles, articlesInTheirLanguage, type Article } from "./articles.ts";

export async function saveArticle(context: Context, member: Member, id: string): Promise<void> {
  await articleById(context, id);
  await context.db
    .insertInto("savedArticle")
    .values({ memberId: member.id, articleId: id, savedAt: context.now() })
    .onConflict((conflict) => conflict.columns(["memberId", "articleId"]).doNothing())
    .execute();
}

export async function unsaveArticle({ db }: Context, member: Member, id: string): Promise<void> {
  await db.deleteFrom("savedArticle").where("memberId", "=", member.id).where("articleId", "=", id).execute();
}

export async function isSaved({ db }: Context, member: Member, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("savedArticle")
    .select("savedAt")
    .where("memberId", "=", member.id)
    .where("articleId", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listSavedArticles(context: Context, member: Member, paging: Paging): Promise<Page<Article>> {
  const rows = articles(context)
    .innerJoin("savedArticle", "savedArticle.articleId", "article.id")
    .where("savedArticle.memberId", "=", member.id)
    .orderBy("savedArticle.savedAt", "desc")
    .orderBy("savedArticle.articleId", "desc");
  const page = await readPage(rows, paging);
  return { ...page, items: await articlesInTheirLanguage(context, page.items) };
}
