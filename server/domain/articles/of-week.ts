import type { WeekTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { shippedId } from "../identity.ts";
import { BABY_ARTICLES, PREGNANCY_ARTICLES } from "./articles-by-week.ts";
import { articles, articlesInTheirLanguage, type Article } from "./articles.ts";

type Stage = WeekTable["stage"];

const keysOf: Record<Stage, readonly string[]> = { pregnancy: PREGNANCY_ARTICLES, afterBirth: BABY_ARTICLES };

export async function articlesOfWeek(context: Context, stage: Stage, week: number): Promise<Article[]> {
  const ids = articleKeysOf(stage, week).map((key) => shippedId("article", key));
  if (ids.length === 0) return [];
  const found = await articles(context).where("article.id", "in", ids).execute();
  const inOrder = ids.flatMap((id) => found.find((article) => article.id === id) ?? []);
  return articlesInTheirLanguage(context, inOrder);
}

export function articleKeysOf(stage: Stage, week: number): string[] {
  const keys = keysOf[stage];
  const own = keys[week - 1];
  if (own === undefined) return [];
  const isOther = (key: string) => key !== own;
  const next = keys.slice(week).find(isOther) ?? keys.slice(0, week).findLast(isOther);
  return next === undefined ? [own] : [own, next];
}
