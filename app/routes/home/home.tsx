import { href, Link } from "react-router";
import { getApi, part, partOf } from "../../api/client.ts";
import { latestArticles, reviews as approvedReviews } from "../../api/shared.ts";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { StoreLinks } from "../../components/store-links.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { getMember } from "../../middleware/member.ts";
import { pageTitle } from "../../format/title.ts";
import { useApp } from "../../use-app.ts";
import type { PageHandle } from "../../host.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import type { Route } from "./+types/home.ts";
import { AfterLoss } from "./after-loss.tsx";
import { afterLossHome } from "./after-loss-home.ts";
import { DailyTipCard } from "./daily-tip.tsx";
import { homePost } from "./home-post.ts";
import { LatestArticles } from "./latest-articles.tsx";
import { LatestPosts } from "./latest-posts.tsx";
import { loadTip } from "./load-tip.ts";
import { RecoveryCodesRow } from "./recovery-codes-row.tsx";
import { summaryOf } from "./summary-of.ts";
import { Summary } from "./summary.tsx";
import { Testimonials } from "./testimonials.tsx";
import { VisitorWeek } from "./visitor-week.tsx";

/** Week 24, when most can feel the baby. Ids of shipped content never change. */
const VISITOR_WEEK_ID = "33c4e8bbe6f6909b72525d37";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = getApi(context);
  const member = getMember(context);
  if (member?.stage === "afterLoss") return { afterLoss: await afterLossHome(request, context) };
  const [info, codes, tip, reviews, posts, latest] = await Promise.all([
    member ? part(api.pregnancies.user.$get()) : null,
    member ? part(api.user["recovery-codes"].$get()) : null,
    loadTip(context),
    approvedReviews(context).then(partOf),
    part(api.forum.latest.$get()),
    latestArticles(context).then(partOf),
  ]);
  const week = member ? null : await part(api.week[":id"].$get({ param: { id: VISITOR_WEEK_ID } }));
  return {
    afterLoss: null,
    summary: info?.value ? summaryOf(info.value.data[0] ?? null) : null,
    summaryProblem: info?.problem ?? null,
    isMember: member !== null,
    hasNoCodes: codes?.value?.data.left === 0,
    week: week && (week.value ? { value: week.value.data } : { problem: week.problem }),
    tip,
    posts: posts.value
      ? { list: posts.value.data.map((post) => homePost(post, timeZoneOf(context))) }
      : { problem: posts.problem },
    latest: latest.value ? { list: latest.value.data } : { problem: latest.problem },
    reviews: reviews.value ? { list: reviews.value.data } : { problem: reviews.problem },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return loaderData.afterLoss ? <AfterLoss {...loaderData.afterLoss} /> : <Today data={loaderData} />;
}

type HomeData = Extract<Route.ComponentProps["loaderData"], { afterLoss: null }>;

function Today({ data }: { data: HomeData }) {
  const { isMember, hasNoCodes, summary, summaryProblem, week, tip, reviews, posts, latest } = data;
  const app = useApp();
  return (
    <PageUnderDialogs className="page home">
      {isMember ? null : <Hero tagline={app.tagline} />}
      {summaryProblem ? <PartProblem what="your pregnancy" problem={summaryProblem} /> : null}
      {summary ? <Summary summary={summary} /> : null}
      {week ? <VisitorWeek week={week} /> : null}
      <p className="explore">
        <Link className="button plain" to={href("/weeks")}>
          Explore now
        </Link>
      </p>

      <DailyTipCard tip={tip}>{isMember ? <Link to={href("/citations")}>Citations</Link> : null}</DailyTipCard>
      {hasNoCodes ? <RecoveryCodesRow /> : null}

      <Tiles />
      <Testimonials reviews={reviews} appName={app.name} />
      <LatestPosts posts={posts} />
      <LatestArticles latest={latest} />

      {app.appStoreUrl || app.playStoreUrl ? (
        <section className="get-app" aria-labelledby="get-app">
          <h2 id="get-app">Get the app</h2>
          <p>The same account, on your phone&apos;s home screen.</p>
          <StoreLinks {...app} />
        </section>
      ) : null}
    </PageUnderDialogs>
  );
}

function Hero({ tagline }: { tagline: string }) {
  const app = useApp();
  return (
    <section className="hero">
      <h1>{tagline}</h1>
      <p className="lead">
        Your week, your baby&apos;s growth, and what helps, in plain words. Free, and light on your data.
      </p>
      <p className="actions">
        <Link className="button main" to={href("/register")}>
          Track Now
        </Link>
      </p>
      <StoreLinks {...app} />
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, null, "Follow your pregnancy and your baby week by week, in plain words, on any phone.");
}
