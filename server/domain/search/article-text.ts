import { plainText } from "../../html/clean.ts";
import { searchTextOf } from "./fold.ts";

export function searchTextOfArticle(title: string, cleanHtml: string): string {
  // A tag ends a word.
  return searchTextOf(`${title} ${plainText(cleanHtml.replaceAll("<", " <"))}`);
}
