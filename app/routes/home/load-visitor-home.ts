import type { RouterContextProvider } from "react-router";
import { getApi, part, partOf } from "../../api/client.ts";
import { latestArticles, reviews as approvedReviews } from "../../api/shared.ts";
import type { Week } from "../../api/types.ts";
import { shorten } from "../../format/shorten.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { shownArticle } from "../articles/shown-article.ts";
import { dateQuestion, meaningAt, type DateMeaning } from "./date-question.ts";
import { homePost } from "./home-post.ts";
import { loadTip } from "./load-tip.ts";
import { m } from "../../messages/m.ts";

/** Week 24, when most can feel the baby. Ids of shipped content never change. */
const VISITOR_WEEK_ID = "33c4e8bbe6f6909b72525d37";

const ARTICLE_TITLE_MAX = 35;

export async function loadVisitorHome(url: URL, context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const [week, tip, reviews, posts, latest] = await Promise.all([
    exampleWeek(context),
    loadTip(context),
    approvedReviews(context).then(partOf),
    part(api.forum.latest.$get()),
    latestArticles(context).then(partOf),
  ]);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const meaning = meaningAt(url);
  return {
    question: dateQuestion(meaning, today, "/"),
    figure: figureOf(meaning, week.value?.data),
    week: week.value ? inShort(week.value.data) : { problem: week.problem },
    tip,
    posts: posts.value
      ? { list: posts.value.data.map((post) => homePost(post, timeZoneOf(context))) }
      : { problem: posts.problem },
    latest: latest.value
      ? {
          list: latest.value.data.map((card) => ({
            ...shownArticle(card),
            title: shorten(card.title, ARTICLE_TITLE_MAX),
          })),
        }
      : { problem: latest.problem },
    reviews: reviews.value ? { list: reviews.value.data } : { problem: reviews.problem },
  };
}

export function exampleWeek(context: Readonly<RouterContextProvider>) {
  return part(getApi(context).week[":id"].$get({ param: { id: VISITOR_WEEK_ID } }));
}

/** What stands beside the question: the tree of a baby about as old as in its example, else the example of a week. */
export function figureOf(meaning: DateMeaning, example: Week | undefined) {
  if (meaning === "birth") {
    return { ring: { of: "baby" as const, weeks: 3, picture: "/pictures/tree-4.svg" }, about: null };
  }
  if (!example) return null;
  const { week, imageUrl, babyShape } = example;
  return {
    ring: { of: "pregnancy" as const, weeks: week, picture: imageUrl },
    about: babyShape ? m.homeWeekSize({ week, size: withoutOtherName(babyShape) }) : m.weekNumber({ week }),
  };
}

/** Beside a small ring there is no room for the name in brackets. */
function withoutOtherName(size: string) {
  return size.replace(/ \([^)]*\)/, "");
}

function inShort({ week, shortDescription, textLanguage }: Week) {
  return { week, text: shortDescription, textLanguage };
}
