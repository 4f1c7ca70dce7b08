import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { StoreLinks } from "../../components/store-links.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useApp } from "../../use-app.ts";
import { DailyTipCard } from "./daily-tip.tsx";
import { DateCard } from "./date-card.tsx";
import { GetApp } from "./get-app.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { LatestPosts } from "./latest-posts.tsx";
import type { loadVisitorHome } from "./load-visitor-home.ts";
import { SignsLink } from "../../components/signs-link.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WeekFigure } from "./week-figure.tsx";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";

type Props = Awaited<ReturnType<typeof loadVisitorHome>>;

export function VisitorHome({ question, figure, week, tip, reviews, posts, latest }: Props) {
  const app = useApp();
  return (
    <PageUnderDialogs className="page home">
      <section className="hero" aria-labelledby="promise">
        <h1 id="promise">{app.tagline}</h1>
        <DateCard question={question} />
        <WeekFigure figure={figure} />
        <SignsLink words={m.homeSignsAsk()} to={href("/danger-signs")} />
        <Proofs />
        <StoreLinks {...app} />
      </section>
      <ExampleWeek week={week} />
      <Tiles />
      <DailyTipCard tip={tip} />
      <Testimonials reviews={reviews} appName={app.name} />
      <LatestPosts posts={posts} />
      <LatestArticles latest={latest} />
      <GetApp />
    </PageUnderDialogs>
  );
}

const proofs = [
  { icon: "heart", title: m.homeFree(), words: m.homeFreeText() },
  { icon: "signal", title: m.homeLight(), words: m.homeLightText() },
  { icon: "smartphone", title: m.homeAnyPhone(), words: m.homeAnyPhoneText() },
  { icon: "shield-check", title: m.homeSources(), words: m.homeSourcesText() },
] as const;

function Proofs() {
  return (
    <ul className="proofs">
      {proofs.map(({ icon, title, words }) => (
        <li key={title}>
          <Icon name={icon} />
          <p>
            <strong>{title}</strong> {words}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ExampleWeek({ week }: Pick<Props, "week">) {
  if ("problem" in week) return <PartProblem lead={m.homeWeekNotLoaded()} problem={week.problem} />;
  return (
    <section className="example-week" aria-labelledby="example-week">
      <div className="section-head">
        <h2 id="example-week">{m.homeExampleWeek({ week: week.week })}</h2>
        <Link to={`${href("/weeks")}?tab=before&week=${week.week}`}>{m.exploreNow()}</Link>
      </div>
      <TextIn as="p" language={week.textLanguage}>
        {week.text}
      </TextIn>
    </section>
  );
}
