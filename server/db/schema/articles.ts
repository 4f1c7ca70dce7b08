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
  /** Kept by `writeArticle`, so that pages of a list need no counting. */
  articleCount: Generated<number>;
}

export interface ArticleTable {
  /** What the full-text index points at; the newest has the highest, as `articleNumber` gives it. */
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
  /** YYYY-MM-DD. */
  publishedOn: string;
  /** The words of title and text as `searchTextOf` gives them. */
  searchText: string;
}

export interface SavedArticleTable {
  memberId: string;
  articleId: string;
  savedAt: Time;
}
