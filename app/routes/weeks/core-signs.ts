import type { RouterContextProvider } from "react-router";
import { dangerSigns } from "../../api/shared.ts";
import type { DangerSignQuestion } from "../../api/types.ts";

type Who = Exclude<DangerSignQuestion["who"], "afterLoss">;

export interface CoreSigns {
  who: Who;
  title: string;
  labels: string[];
}

const titles: Record<Who, string> = {
  pregnant: "Danger signs in any week",
  afterBirth: "Danger signs for you",
  baby: "Danger signs in your baby",
};

/** From this week on a pregnant reader sees every sign of her stage. */
const FIRST_WEEK = 20;
/** Until this week after birth the mother's own signs come before her baby's. */
const LAST_WEEK_OF_HERS = 6;

const DAYS = 7;

/** What the danger check says 'now' to, for the stage of a week: the same list on each of its weeks. */
export async function coreSignsOf(
  context: Readonly<RouterContextProvider>,
  stage: "pregnancy" | "afterBirth",
  week: number,
): Promise<CoreSigns[]> {
  if (stage === "pregnancy" && week < FIRST_WEEK) return [];
  const ofBaby: Who[] = week <= LAST_WEEK_OF_HERS ? ["afterBirth", "baby"] : ["baby"];
  const outcome = await dangerSigns(context);
  // The check itself is one tap away on every page.
  if (!outcome.ok) return [];
  const time =
    stage === "pregnancy" ? { first: week, last: week } : { first: (week - 1) * DAYS, last: week * DAYS - 1 };
  return (stage === "pregnancy" ? (["pregnant"] as const) : ofBaby).map((who) => ({
    who,
    title: titles[who],
    labels: outcome.value.data
      .filter((question) => question.who === who && question.level === "now")
      .filter(({ ages: { from, to } }) => from <= time.last && (to === null || to >= time.first))
      .map(({ label }) => label),
  }));
}
