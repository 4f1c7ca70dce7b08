import { keptQuery } from "../../db/kept-query.ts";
import type { Context } from "../context.ts";
import { shippedId } from "../identity.ts";
import type { Member } from "../member/member.ts";
import { phaseOf, type Phase } from "../pregnancies/phase.ts";
import { chosenPregnancy, today } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { BABY_ARTICLES, PREGNANCY_ARTICLES } from "./articles-by-week.ts";
import { articleInItsLanguage, articles, newest, type Article } from "./articles.ts";

export interface WeeklyArticle {
  article: Article;
  fits: "week" | "stage" | null;
}

const WEEKS_AT_RISK_OF_COLD = 4;
/** While the visits of a pregnancy with several babies begin, and when its birth is planned. */
const WEEKS_ABOUT_SEVERAL = new Set([9, 13, 20, 28, 32]);

const CATEGORY_OF: Record<Phase, string | null> = {
  none: null,
  firstTrimester: "body",
  secondTrimester: "body",
  thirdTrimester: "birth",
  newborn: "newborn",
  youngBaby: "feeding",
  olderBaby: "growing",
  toddler: "growing",
  afterLoss: null,
};

/** Null after a loss, and when counting has stopped: nobody knows then what she would want to read. */
export async function weeklyArticle(context: Context, member: Member): Promise<WeeklyArticle | null> {
  const chosen = await chooseArticle(context, member);
  return chosen && { ...chosen, article: await articleInItsLanguage(context, chosen.article) };
}

async function chooseArticle(context: Context, member: Member): Promise<WeeklyArticle | null> {
  const chosen = await chosenPregnancy(context, member.id);
  const phase = phaseOf(chosen, today(context));
  const progress = chosen && !chosen.loss ? progressOf(chosen, today(context)) : null;
  if (phase === "afterLoss" || progress?.kind === "stopped") return null;
  const key = progress && articleKeyFor(progress);
  const ofWeek = key ? await byId(context, shippedId("article", key)) : null;
  if (ofWeek) return { article: ofWeek, fits: "week" };
  const category = CATEGORY_OF[phase];
  const ofStage = category ? await newestOf(context, shippedId("category", category)) : null;
  if (ofStage) return { article: ofStage, fits: "stage" };
  const article = await newest(context).limit(1).executeTakeFirst();
  return article ? { article, fits: null } : null;
}

export function articleKeyFor(progress: Progress): string | null {
  if (progress.kind === "stopped") return null;
  const { contentWeek } = progress;
  if (progress.kind === "born") {
    if (progress.daysEarly !== null && contentWeek <= WEEKS_AT_RISK_OF_COLD) return "kangaroo-care-small-babies";
    return progress.weeks < BABY_ARTICLES.length ? (BABY_ARTICLES[contentWeek - 1] ?? null) : null;
  }
  if (progress.numberOfBabies > 1 && WEEKS_ABOUT_SEVERAL.has(contentWeek)) return "expecting-twins";
  return PREGNANCY_ARTICLES[contentWeek - 1] ?? null;
}

async function byId({ db }: Context, id: string) {
  const [article = null] = await rowsById(db, { id });
  return article;
}

const rowsById = keptQuery((db, { id }: { id: string }) => articles({ db }).where("article.id", "=", id));

async function newestOf(context: Context, categoryId: string) {
  return (await newest(context).where("article.categoryId", "=", categoryId).limit(1).executeTakeFirst()) ?? null;
}
