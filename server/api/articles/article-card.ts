import { z } from "@hono/zod-openapi";
import type { Article } from "../../domain/articles/articles.ts";
import { pictureUrl } from "../content/library.ts";
import { picturePath } from "../pictures/pictures.ts";

export const CategoryJson = z.object({ _id: z.string(), name: z.string() }).openapi("Category");

export const articleCard = {
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  url: pictureUrl,
  userId: z.object({ fullName: z.string() }).openapi({ description: "The author" }),
  createdAt: z.string().openapi({ format: "date" }),
  category: CategoryJson,
  words: z.number().openapi({ description: "Of the text, for the reading time" }),
};

export const ArticleCard = z.object(articleCard).openapi("ArticleCard");

export function cardJson(article: Article): z.infer<typeof ArticleCard> {
  return {
    _id: article.id,
    title: article.title,
    summary: article.summary,
    url: picturePath(article.picture),
    userId: { fullName: article.author },
    createdAt: article.publishedOn,
    category: { _id: article.categoryId, name: article.categoryName },
    words: countWords(article.body),
  };
}

function countWords(html: string) {
  return html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
}
