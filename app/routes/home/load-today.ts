import type { RouterContextProvider } from "react-router";
import { getApi, part, partOf } from "../../api/client.ts";
import { latestArticles, reviews as approvedReviews } from "../../api/shared.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { homePost } from "./home-post.ts";
import { loadTip } from "./load-tip.ts";
import { summaryOf } from "./summary-of.ts";

export async function loadToday(context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const [info, tip, reviews, posts, latest] = await Promise.all([
    part(api.pregnancies.user.$get()),
    loadTip(context),
    approvedReviews(context).then(partOf),
    part(api.forum.latest.$get()),
    latestArticles(context).then(partOf),
  ]);
  return {
    summary: info.value ? summaryOf(info.value.data[0] ?? null) : null,
    summaryProblem: info.problem ?? null,
    tip,
    posts: posts.value
      ? { list: posts.value.data.map((post) => homePost(post, timeZoneOf(context))) }
      : { problem: posts.problem },
    latest: latest.value ? { list: latest.value.data } : { problem: latest.problem },
    reviews: reviews.value ? { list: reviews.value.data } : { problem: reviews.problem },
  };
}
