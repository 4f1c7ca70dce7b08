import { plainText } from "../../html/clean.ts";
import { searchTextOf } from "./fold.ts";

export function searchTextOfArticle(title: string, cleanHtml: string): string {
  return searchTextOf(`${title} ${plainText(cleanHtml.replaceAll("<", " <"))}`);
}
