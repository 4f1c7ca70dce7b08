import { href, type RouterContextProvider } from "react-router";
import { attempt, getApi, partOf, type Outcome, type Part } from "../../api/client.ts";
import { reviews as approvedReviews } from "../../api/shared.ts";
import type { Post, PregnancyInfo, Today, WeeklyArticle } from "../../api/types.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { todayWithMember } from "../../middleware/member.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { shownArticle } from "../articles/shown-article.ts";
import { childChoices } from "./child-choices.ts";
import { homePost } from "./home-post.ts";
import { loadTip } from "./load-tip.ts";
import {
  dangerRows,
  lastWeeksRows,
  mothersRows,
  otherChildren,
  planOfToday,
  planRow,
  timelineRow,
  vaccineFigure,
} from "./plan-of-today.ts";
import { urgentRows } from "./urgent-rows.ts";
import { summaryOf } from "./summary-of.ts";
import { m } from "../../messages/m.ts";

export async function loadToday(context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const known = todayWithMember(context);
  const [own, tip, reviews] = await Promise.all([
    known ? { ok: true as const, value: { data: known } } : attempt(api.today.$get()),
    loadTip(context),
    approvedReviews(context).then(partOf),
  ]);
  const info = partIn(own, (today) => today.info);
  const plan = partIn(own, (today) => today.plan);
  const records = partIn(own, (today) => today.pregnancies);
  const article = partIn(own, (today) => today.article);
  const question = partIn(own, (today) => today.question);
  const codes = partIn(own, (today) => today.recoveryCodes);
  const offer = partIn(own, (today) => today.moodOffer);
  const urgent = partIn(own, (today) => today.urgentReadings);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const [pregnancy = null] = info.value?.data ?? [];
  const dates = plan.value ? plan.value.data : null;
  const { next, others } = dates
    ? planOfToday(dates, today, { isPastDue: pregnancy?.status === "pastDue" })
    : { next: null, others: [] };
  const cards = next ? [next, ...others] : others;
  return {
    summary: info.value
      ? summaryOf(pregnancy, today, dates && pregnancy ? vaccineFigure(dates, pregnancy, today) : [])
      : null,
    summaryProblem: info.problem ?? null,
    next,
    others,
    planProblem: plan.problem ?? null,
    dangerRows: [...urgentRows(urgent.value?.data ?? [], today), ...dangerRows(pregnancy)],
    lastWeeksRows: lastWeeksRows(pregnancy),
    hasMoodOffer: Boolean(offer.value?.data),
    rows: [
      ...timelineRow(pregnancy),
      ...(dates ? planRow(dates) : []),
      ...mothersRows(dates, pregnancy, { today, cards }),
    ],
    choices: childChoices(records.value?.data ?? [], today),
    children: dates ? otherChildren(dates, cards, today) : [],
    hasNoCodes: codes.value?.data.left === 0,
    tip,
    article: articleOf(article),
    question: questionOf(question, timeZoneOf(context)),
    exploreTo: exploreTo(pregnancy),
    reviews: reviews.value ? { list: reviews.value.data } : { problem: reviews.problem },
  };
}

function partIn<T>(
  own: Outcome<{ data: Today }>,
  pick: (today: Today) => { data: T } | { message: string },
): Part<{ data: T }> {
  if (!own.ok) return { problem: own.failure.sentence };
  const part = pick(own.value.data);
  return "data" in part ? { value: part } : { problem: part.message };
}

function articleOf({ value, problem }: Part<{ data: WeeklyArticle | null }>) {
  if (!value) return { problem };
  if (!value.data) return { chosen: null };
  return { chosen: { ...shownArticle(value.data), fits: value.data.fits } };
}

function questionOf({ value, problem }: Part<{ data: Post | null }>, timeZone: string) {
  if (!value) return { problem };
  const { data } = value;
  if (!data) return { post: null };
  const { likeCount, commentCount } = data;
  return {
    post: {
      ...homePost(data, timeZone),
      likes: m.homeLikes({ count: likeCount }),
      comments: m.commentCount({ count: commentCount }),
    },
  };
}

function exploreTo(info: PregnancyInfo | null) {
  return info?.status === "stopped" || !info ? href("/weeks") : href("/timeline");
}
