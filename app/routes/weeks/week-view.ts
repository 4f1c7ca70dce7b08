import type { RouterContextProvider } from "react-router";
import type { AfterBirthWeek, Week } from "../../api/types.ts";
import { articlesOfWeek } from "../../api/shared.ts";
import { getMember } from "../../middleware/member.ts";
import { figuresOf, scaleWords } from "../../format/figures.ts";
import { trimesters } from "../../format/trimester.ts";
import { shownArticle } from "../articles/shown-article.ts";
import { chipsOf } from "./chips.ts";
import { coreSignsOf } from "./core-signs.ts";
import { curveOf } from "./curve.ts";
import type { OwnWeek } from "./own-week.ts";
import { sectionsOf } from "./sections.ts";
import { m } from "../../messages/m.ts";

export type WeekView = Awaited<ReturnType<typeof weekView>>;

type Shown =
  | { stage: "pregnancy"; weeks: Week[]; week: Week; isSeveral: boolean }
  | { stage: "afterBirth"; weeks: AfterBirthWeek[]; week: AfterBirthWeek };

const LAST_OF_TRIMESTER = [13, 27];

/** From this week on a pregnant reader sees every sign of her stage. */
const FIRST_WEEK_OF_SIGNS = 20;

/** What the page of one week shows; the texts of the others stay on the server. */
export async function weekView(context: Readonly<RouterContextProvider>, shown: Shown, ownWeek: OwnWeek | null) {
  const { stage, weeks, week } = shown;
  const own = ownWeek?.week ?? null;
  return {
    week: week.week,
    own,
    last: weeks.length,
    chips: chipsOf({ last: weeks.length, own, chosen: week.week }),
    title: week.title,
    textLanguage: week.textLanguage,
    isUnreviewed: week.isUnreviewed,
    ...(shown.stage === "pregnancy" ? sizeOf(shown) : ageOf(week)),
    ring: ringOf(shown, ownWeek),
    lead: week.shortDescription,
    sections: sectionsOf(week.longDescription),
    signs: isBeforeSigns(shown)
      ? []
      : await coreSignsOf(context, "mother", { stage, first: week.week, last: week.week }),
    articles: await articlesFor(context, stage, week.week),
    sources: week.sources,
    review: week.review,
    curve: shown.stage === "pregnancy" && !shown.isSeveral ? curveOf(shown.weeks, week.week, own) : null,
  };
}

function isBeforeSigns({ stage, week }: Shown) {
  return stage === "pregnancy" && week.week < FIRST_WEEK_OF_SIGNS;
}

/** None after a loss, and none where they cannot be had: the week is what was asked for. */
async function articlesFor(context: Readonly<RouterContextProvider>, stage: Shown["stage"], week: number) {
  if (getMember(context)?.stage === "afterLoss") return [];
  const outcome = await articlesOfWeek(context, stage, week);
  if (!outcome.ok) return [];
  return outcome.value.data.map(shownArticle);
}

function sizeOf({ week, isSeveral }: Extract<Shown, { stage: "pregnancy" }>) {
  const trimester = LAST_OF_TRIMESTER.filter((last) => week.week > last).length + 1;
  if (isSeveral) {
    return { about: trimesters[trimester] ?? null, shape: null, scale: null, figures: [], length: null };
  }
  return {
    about: week.week <= 2 ? m.weekNoBabyYet() : null,
    shape: week.babyShape,
    scale: scaleWords(week),
    figures: figuresOf({ ...week, trimester }),
    length: lengthNote(week),
  };
}

/** From this week on the numbers are those of babies who were born in it. */
const FIRST_WEEK_AT_BIRTH = 24;

function lengthNote({ week, babyLengthMeasure }: Week) {
  if (babyLengthMeasure !== "crownToHeel") return null;
  return week < FIRST_WEEK_AT_BIRTH ? m.weekLength() : `${m.weekLength()} ${m.weekLengthAtBirth()}`;
}

function ageOf({ week }: AfterBirthWeek) {
  const complete = week - 1;
  const about = complete === 0 ? m.weekFirstAfterBirth() : m.weekOld({ count: complete });
  return { about, shape: null, scale: null, figures: [], length: null };
}

/** Of another week than the reader's own it shows the state when that one begins. */
function ringOf(shown: Shown, own: OwnWeek | null) {
  const { week } = shown.week;
  const begun = shown.stage === "pregnancy" ? week : week - 1;
  return {
    of: shown.stage === "pregnancy" ? ("pregnancy" as const) : ("baby" as const),
    weeks: own?.week === week ? own.complete : begun,
    picture: shown.stage === "pregnancy" && shown.isSeveral ? shown.week.growthUrl : shown.week.imageUrl,
  };
}
