import { href, Link, type RouterContextProvider } from "react-router";
import { getApi, part, partOf } from "../../api/client.ts";
import { latestArticles, reviews as approvedReviews } from "../../api/shared.ts";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { StoreLinks } from "../../components/store-links.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { useApp } from "../../use-app.ts";
import type { Route } from "./+types/home.ts";
import { AfterLoss } from "./after-loss.tsx";
import { afterLossHome } from "./after-loss-home.ts";
import { DailyTipCard } from "./daily-tip.tsx";
import { GetApp } from "./get-app.tsx";
import { homePost } from "./home-post.ts";
import { LatestArticles } from "./latest-articles.tsx";
import { LatestPosts } from "./latest-posts.tsx";
import { loadTip } from "./load-tip.ts";
import { loadToday } from "./load-today.ts";
import { Testimonials } from "./testimonials.tsx";
import { Today } from "./today.tsx";
import { VisitorWeek } from "./visitor-week.tsx";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member) return { visitor: await loadVisitor(context) };
  if (member.stage === "afterLoss") return { afterLoss: await afterLossHome(request, context) };
  return { today: await loadToday(context) };
}

export default function Home({ loaderData: { visitor, afterLoss, today } }: Route.ComponentProps) {
  if (visitor) return <VisitorHome {...visitor} />;
  if (afterLoss) return <AfterLoss {...afterLoss} />;
  return today ? <Today {...today} /> : null;
}

/** Week 24, when most can feel the baby. Ids of shipped content never change. */
const VISITOR_WEEK_ID = "33c4e8bbe6f6909b72525d37";

async function loadVisitor(context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const [week, tip, reviews, posts, latest] = await Promise.all([
    part(api.week[":id"].$get({ param: { id: VISITOR_WEEK_ID } })),
    loadTip(context),
    approvedReviews(context).then(partOf),
    part(api.forum.latest.$get()),
    latestArticles(context).then(partOf),
  ]);
  return {
    week: week.value ? { value: week.value.data } : { problem: week.problem },
    tip,
    posts: posts.value
      ? { list: posts.value.data.map((post) => homePost(post, timeZoneOf(context))) }
      : { problem: posts.problem },
    latest: latest.value ? { list: latest.value.data } : { problem: latest.problem },
    reviews: reviews.value ? { list: reviews.value.data } : { problem: reviews.problem },
  };
}

function VisitorHome({ week, tip, reviews, posts, latest }: Awaited<ReturnType<typeof loadVisitor>>) {
  const app = useApp();
  return (
    <PageUnderDialogs className="page home">
      <Hero tagline={app.tagline} />
      <VisitorWeek week={week} />
      <p className="explore">
        <Link className="button plain" to={href("/weeks")}>
          Explore now
        </Link>
      </p>
      <DailyTipCard tip={tip} />
      <Tiles />
      <Testimonials reviews={reviews} appName={app.name} />
      <LatestPosts posts={posts} />
      <LatestArticles latest={latest} />
      <GetApp />
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
