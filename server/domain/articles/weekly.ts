import type { Context } from "../context.ts";
import { shippedId } from "../identity.ts";
import { keptUntilWritten } from "../kept-until-written.ts";
import type { Member } from "../member/member.ts";
import { phaseOf, type Phase } from "../pregnancies/phase.ts";
import { chosenPregnancy, today } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { languageVariant } from "../translations/translations.ts";
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
  const chosen = await chosenPregnancy(context, member.id);
  const phase = phaseOf(chosen, today(context));
  const progress = chosen && !chosen.loss ? progressOf(chosen, today(context)) : null;
  if (phase === "afterLoss" || progress?.kind === "stopped") return null;
  const key = progress && articleKeyFor(progress);
  const ofWeek = key && (await articleOfId(context, shippedId("article", key)));
  if (ofWeek) return { article: ofWeek, fits: "week" };
  const category = CATEGORY_OF[phase];
  const ofStage = category && (await newestOf(context, shippedId("category", category)));
  if (ofStage) return { article: ofStage, fits: "stage" };
  const article = await newestOf(context, ANY_CATEGORY);
  return article && { article, fits: null };
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

const articleOfId = keptArticle((context, id) => articles(context).where("article.id", "=", id));

const ANY_CATEGORY = "";

const newestOf = keptArticle((context, categoryId) =>
  categoryId === ANY_CATEGORY ? newest(context) : newest(context).where("article.categoryId", "=", categoryId),
);

function keptArticle(query: (context: Context, key: string) => ReturnType<typeof articles>) {
  return keptUntilWritten(async (context: Context, key: string): Promise<Article | null> => {
    const row = await query(context, key).limit(1).executeTakeFirst();
    return row ? articleInItsLanguage(context, row) : null;
  }, languageVariant);
}
