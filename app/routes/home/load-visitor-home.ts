import type { RouterContextProvider } from "react-router";
import { getApi, part, partOf } from "../../api/client.ts";
import { latestArticles, reviews as approvedReviews } from "../../api/shared.ts";
import type { Week } from "../../api/types.ts";
import { scaleWords } from "../../format/figures.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { dateQuestion, meaningAt } from "./date-question.ts";
import { homePost } from "./home-post.ts";
import { loadTip } from "./load-tip.ts";
import { m } from "../../messages/m.ts";

/** Week 24, when most can feel the baby. Ids of shipped content never change. */
const VISITOR_WEEK_ID = "33c4e8bbe6f6909b72525d37";

export async function loadVisitorHome(url: URL, context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const [week, tip, reviews, posts, latest] = await Promise.all([
    weekToShow(context),
    loadTip(context),
    approvedReviews(context).then(partOf),
    part(api.forum.latest.$get()),
    latestArticles(context).then(partOf),
  ]);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  return {
    question: dateQuestion(meaningAt(url), today, "/"),
    week,
    tip,
    posts: posts.value
      ? { list: posts.value.data.map((post) => homePost(post, timeZoneOf(context))) }
      : { problem: posts.problem },
    latest: latest.value ? { list: latest.value.data } : { problem: latest.problem },
    reviews: reviews.value ? { list: reviews.value.data } : { problem: reviews.problem },
  };
}

export async function weekToShow(context: Readonly<RouterContextProvider>) {
  const week = await part(getApi(context).week[":id"].$get({ param: { id: VISITOR_WEEK_ID } }));
  return week.value ? weekShown(week.value.data) : { problem: week.problem };
}

function weekShown(shown: Week) {
  const { week, imageUrl, babyShape, shortDescription, textLanguage } = shown;
  return {
    week,
    picture: imageUrl,
    about: babyShape ? m.homeWeekSize({ week, size: babyShape }) : m.weekNumber({ week }),
    scale: scaleWords(shown),
    text: shortDescription,
    textLanguage,
  };
}
