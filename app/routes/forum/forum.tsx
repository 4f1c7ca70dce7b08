import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { PAGES_MAX } from "../../../server/contract/forum/limits.ts";
import { SEARCH_MAX } from "../../../server/contract/search-limit.ts";
import { getApi, load } from "../../api/client.ts";
import { forumTopics } from "../../api/shared.ts";
import type { Post } from "../../api/types.ts";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Rows } from "../../components/row-list.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { readIntent } from "../../forms/intent.ts";
import { pageTitle } from "../../format/title.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext, type PageHandle } from "../../host.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { Icon } from "../../icons/icon.tsx";
import { getMember } from "../../middleware/member.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/forum.ts";
import { changeLike } from "./like.ts";
import { sendOrSay } from "./send-or-say.ts";
import { POSTS_PER_PAGE } from "./limits.ts";
import { MonthForm } from "./month-form.tsx";
import { monthName } from "../../format/dates.ts";
import { helpAfterLoss, LOSS_TOPIC, lossFirst } from "./loss-topic.ts";
import { monthsFrom } from "./months.ts";
import { NoPosts } from "./no-posts.tsx";
import { usePageAddress } from "./page-address.ts";
import { topicAddress } from "./post-address.ts";
import { PostCard } from "./post-card.tsx";
import { TopicChips, UnlistedTopics } from "./topic-chips.tsx";
import { listedPost } from "./written.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

const TEXT_MAX = 280;

export const handle: PageHandle = { isShared: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const search = (url.searchParams.get("search") ?? "").slice(0, SEARCH_MAX);
  const month = url.searchParams.get("month") ?? "";
  const topic = url.searchParams.get("topic") ?? "";
  const isMyMonth = url.searchParams.has("my-month");
  const page = pageNumber(request);
  refuseBeyond(page, PAGES_MAX);
  const { forum } = getApi(context);
  const member = getMember(context);
  const isBeginning = page === 1 && !search && !month && !isMyMonth;
  const [list, topics] = await Promise.all([
    load(
      forum.v2.pagination.$get({
        query: {
          page: String(page),
          limit: POSTS_PER_PAGE,
          searchTerm: search,
          ...(month ? { month } : {}),
          ...(topic ? { topic } : {}),
          ...(isMyMonth ? { myMonth: "true" as const } : {}),
          ...(member ? { own: "true" as const } : {}),
        },
      }),
    ),
    forumTopics(context),
  ]);
  refuseBeyond(page, list.totalPages);
  const timeZone = timeZoneOf(context);
  const known = topics.ok ? topics.value.data : [];
  const chosen = known.find(({ id }) => id === topic);
  const waiting = isBeginning ? (list.own?.waiting ?? []) : [];
  return {
    search,
    month,
    topic,
    isMyMonth,
    hasMyMonth: list.own?.isMyMonthOffered ?? false,
    help: topic === LOSS_TOPIC ? helpAfterLoss() : [],
    topics: member?.stage === "afterLoss" ? lossFirst(known) : known,
    topicName: chosen?.name ?? "",
    note: chosen?.isUnlisted ? m.forumUnlistedTopic() : null,
    months: monthsFrom(list.firstMonth, nowIn(context.get(hostContext).timeZone).date),
    posts: [...waiting.filter(isOf(topic)), ...list.data].map((post) => listedPost(post, timeZone, TEXT_MAX)),
    page,
    totalPages: list.totalPages,
  };
}

/** Own posts that wait are shown in their topic, and with all unless that is unlisted. */
const isOf =
  (chosen: string) =>
  ({ topic }: Post) =>
    chosen ? topic?.id === chosen : !topic?.isUnlisted;

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  readIntent(form, ["like", "unlike"]);
  return changeLike(form, { request, url, context });
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrSay(args);

export default function Forum({ loaderData }: Route.ComponentProps) {
  const {
    search,
    month,
    topic,
    topicName,
    topics,
    note,
    help,
    isMyMonth,
    hasMyMonth,
    posts,
    page,
    months,
    totalPages,
  } = loaderData;
  const address = usePageAddress();
  return (
    <PageUnderDialogs className="page forum">
      <div className="section-head">
        <h1>{m.waySocialForum()}</h1>
        <Link
          className="button main"
          to={topic ? `${href("/forum/post-new")}?${new URLSearchParams({ topic })}` : href("/forum/post-new")}
        >
          <Icon name="plus" />
          {m.forumAddPost()}
        </Link>
      </div>
      <SearchForm
        action={href("/forum")}
        label={m.forumSearch()}
        search={search}
        kept={{ ...(month ? { month } : {}), ...(topic ? { topic } : {}), ...(isMyMonth ? { "my-month": "" } : {}) }}
      />{" "}
      <TopicChips topics={topics} chosen={topic} search={search} hasMyMonth={hasMyMonth} isMyMonth={isMyMonth} />
      {isMyMonth ? <p className="quiet">{m.forumMyMonthText()}</p> : null}
      {note ? <p className="quiet">{note}</p> : null}
      <Rows label={m.forYou()} rows={help} />
      {month ? (
        <p>
          <Rich
            of={m.forumPostsOfMonth}
            marks={{ all: <Link to={topic ? topicAddress(topic) : href("/forum")} /> }}
            with={{ month: monthName(month) }}
          />
        </p>
      ) : null}
      {posts.length > 0 ? (
        <ul className="posts of-two">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      ) : (
        <NoPosts search={search} month={month} topic={topicName} page={page} totalPages={totalPages} />
      )}
      <Pagination page={page} totalPages={totalPages} label={m.forumPosts()} address={address} />
      {totalPages > 1 || month ? <MonthForm months={months} chosen={month} kept={{ search, topic }} /> : null}
      <UnlistedTopics topics={topics} />
    </PageUnderDialogs>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.waySocialForum(), m.forumDescription());
}
