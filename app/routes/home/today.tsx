import { href, Link } from "react-router";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { useApp } from "../../use-app.ts";
import { DailyTipCard } from "./daily-tip.tsx";
import { GetApp } from "./get-app.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { LatestPosts } from "./latest-posts.tsx";
import type { loadToday } from "./load-today.ts";
import { Summary } from "./summary.tsx";
import { Testimonials } from "./testimonials.tsx";

/** What a member finds at `/`. */
export function Today({ summary, summaryProblem, tip, reviews, posts, latest }: Awaited<ReturnType<typeof loadToday>>) {
  const app = useApp();
  return (
    <PageUnderDialogs className="page home">
      {summaryProblem ? <PartProblem what="your pregnancy" problem={summaryProblem} /> : null}
      {summary ? <Summary summary={summary} /> : null}
      <p className="explore">
        <Link className="button plain" to={href("/weeks")}>
          Explore now
        </Link>
      </p>
      <DailyTipCard tip={tip}>
        <Link to={href("/citations")}>Citations</Link>
      </DailyTipCard>
      <Tiles />
      <Testimonials reviews={reviews} appName={app.name} />
      <LatestPosts posts={posts} />
      <LatestArticles latest={latest} />
      <GetApp />
    </PageUnderDialogs>
  );
}
