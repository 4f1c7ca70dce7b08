import type { RouterContextProvider } from "react-router";
import type { DangerSignQuestion } from "../../api/types.ts";
import { urgentSigns } from "../danger-signs/urgent-signs.ts";
import { m } from "../../messages/m.ts";

type Who = Exclude<DangerSignQuestion["who"], "afterLoss">;

export interface CoreSigns {
  who: Who;
  title: string;
  labels: Pick<DangerSignQuestion, "label" | "textLanguage">[];
}

const titles: Record<Who, string> = {
  pregnant: m.weekSignsPregnant(),
  afterBirth: m.weekSignsAfterBirth(),
  baby: m.weekSignsBaby(),
};

/** From this week on a pregnant reader sees every sign of her stage. */
const FIRST_WEEK = 20;
/** Until this week after birth the mother's own signs come before her baby's; they last the whole year, as CDC says. */
const LAST_WEEK_OF_HERS_FIRST = 6;

const DAYS = 7;

/** What the danger check says 'now' to, for the stage of a week: the same list on each of its weeks. */
export async function coreSignsOf(
  context: Readonly<RouterContextProvider>,
  stage: "pregnancy" | "afterBirth",
  week: number,
): Promise<CoreSigns[]> {
  if (stage === "pregnancy" && week < FIRST_WEEK) return [];
  const ofBaby: Who[] = week <= LAST_WEEK_OF_HERS_FIRST ? ["afterBirth", "baby"] : ["baby", "afterBirth"];
  const urgent = await urgentSigns(context);
  if (urgent.length === 0) return [];
  const time =
    stage === "pregnancy" ? { first: week, last: week } : { first: (week - 1) * DAYS, last: week * DAYS - 1 };
  return (stage === "pregnancy" ? (["pregnant"] as const) : ofBaby).map((who) => ({
    who,
    title: titles[who],
    labels: urgent
      .filter((question) => question.who === who)
      .filter(({ ages: { from, to } }) => from <= time.last && (to === null || to >= time.first))
      .map(({ label, textLanguage }) => ({ label, textLanguage })),
  }));
}
