import type { Generated } from "kysely";
import type { Time } from "./columns.ts";

export interface ArticleTables {
  category: CategoryTable;
  article: ArticleTable;
  savedArticle: SavedArticleTable;
}

export interface CategoryTable {
  id: string;
  name: string;
  position: number;
  articleCount: Generated<number>;
}

export interface ArticleTable {
  /** The key of the full-text index; the newest has the highest. */
  number: number;
  id: string;
  categoryId: string;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  body: string;
  picture: string;
  author: string;
  /** JSON: Source[]. */
  sources: string;
  publishedOn: string;
  searchText: string;
}

export interface SavedArticleTable {
  memberId: string;
  articleId: string;
  savedAt: Time;
}
