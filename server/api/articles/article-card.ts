import type { ArticleCardJson, ListedArticleJson } from "../../contract/articles/answers.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Article } from "../../domain/articles/articles.ts";
import { languageIn } from "../../domain/translations/translations.ts";
import { translatedUnlessOwn } from "../../language.ts";
import { countWords } from "../content/library.ts";
import { articleCover } from "../pictures/motives.ts";
import { picturePath } from "../pictures/pictures.ts";

export function cardJson(article: Article): ArticleCardJson {
  return {
    _id: article.id,
    title: article.title,
    summary: article.summary,
    url: article.cover ?? picturePath(articleCover(article)),
    userId: { fullName: translatedUnlessOwn(article.author, say.theEditors) },
    createdAt: article.publishedOn,
    category: {
      _id: article.categoryId,
      name: article.categoryName,
      ...languageIn({ textLanguage: article.categoryLanguage }),
    },
    words: wordsOf(article),
    ...languageIn(article),
  };
}

const counted = new WeakMap<Article, number>();

function wordsOf(article: Article): number {
  const words = counted.get(article) ?? countWords(article.body);
  counted.set(article, words);
  return words;
}

export function listedJson(article: Article): ListedArticleJson {
  return { ...cardJson(article), description: article.body };
}
