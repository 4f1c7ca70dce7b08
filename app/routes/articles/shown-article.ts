import type { ArticleCard } from "../../api/types.ts";

/** What a card shows of an article. */
export type ShownArticle = Pick<ArticleCard, "id" | "title" | "url" | "category" | "words" | "textLanguage">;

export function shownArticle({ id, title, url, category, words, textLanguage }: ArticleCard): ShownArticle {
  return { id, title, url, category, words, textLanguage };
}
