import { z } from "zod";
import { helplinePurpose } from "../helplines/answers.ts";
import { clinicianReview, html, languageOfWords, leftOutOfCards, pictureUrl, SourceJson } from "../content/answers.ts";
import { day } from "../times.ts";

export const CategoryJson = z
  .object({ _id: z.string(), name: z.string(), ...languageOfWords })
  .meta({ id: "Category" });

const card = {
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  url: pictureUrl,
  userId: z.object({ fullName: z.string() }).meta({ description: "The author" }),
  createdAt: day,
  category: CategoryJson,
  words: z.int().meta({ description: "Of the text, for the reading time" }),
  ...languageOfWords,
};
export const ArticleCardJson = z.object(card).meta({ id: "ArticleCard" });
export type ArticleCardJson = z.infer<typeof ArticleCardJson>;

export const WeeklyArticleJson = z
  .object({
    ...card,
    fits: z
      .enum(["week", "stage"])
      .nullable()
      .meta({ description: "What it was chosen by; null for the newest of all" }),
  })
  .meta({ id: "WeeklyArticle" });
export type WeeklyArticleJson = z.infer<typeof WeeklyArticleJson>;

export const ListedArticleJson = z
  .object({ ...card, ...leftOutOfCards({ description: html }) })
  .meta({ id: "ListedArticle" });
export type ListedArticleJson = z.infer<typeof ListedArticleJson>;

export const ArticleJson = z
  .object({
    ...card,
    description: html,
    helplinePurpose,
    sources: z.array(SourceJson),
    review: clinicianReview,
    related: z.array(ArticleCardJson),
  })
  .meta({ id: "Article" });
