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

export interface Weeks {
  stage: "pregnancy" | "afterBirth";
  first: number;
  last: number;
}

/** By who reads: the signs themselves are in the mother's words. */
const titles = {
  mother: {
    pregnant: m.weekSignsPregnant(),
    afterBirth: m.weekSignsAfterBirth(),
    baby: m.weekSignsBaby(),
  },
  family: {
    pregnant: m.familySignsOfHers(),
    afterBirth: m.familySignsOfHers(),
    baby: m.familySignsBaby(),
  },
} satisfies Record<string, Record<Who, string>>;

/** Until this week after birth the mother's own signs come before her baby's; they last the whole year, as CDC says. */
const LAST_WEEK_OF_HERS_FIRST = 6;

const DAYS = 7;

/** What the danger check says 'now' to in any of these weeks, those of these ids first. */
export async function coreSignsOf(
  context: Readonly<RouterContextProvider>,
  reader: keyof typeof titles,
  { stage, first, last }: Weeks,
  firstIds: readonly string[] = [],
): Promise<CoreSigns[]> {
  const ofBaby: Who[] = first <= LAST_WEEK_OF_HERS_FIRST ? ["afterBirth", "baby"] : ["baby", "afterBirth"];
  const urgent = await urgentSigns(context);
  if (urgent.length === 0) return [];
  const ordered = [
    ...firstIds.flatMap((id) => urgent.find((question) => question.id === id) ?? []),
    ...urgent.filter(({ id }) => !firstIds.includes(id)),
  ];
  const time = stage === "pregnancy" ? { first, last } : { first: (first - 1) * DAYS, last: last * DAYS - 1 };
  return (stage === "pregnancy" ? (["pregnant"] as const) : ofBaby).map((who) => ({
    who,
    title: titles[reader][who],
    labels: ordered
      .filter((question) => question.who === who)
      .filter(({ ages: { from, to } }) => from <= time.last && (to === null || to >= time.first))
      .map(({ label, textLanguage }) => ({ label, textLanguage })),
  }));
}
