import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { NextCard } from "../../components/next-card.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Rows } from "../../components/row-list.tsx";
import { SignsLink } from "../../components/signs-link.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { useApp } from "../../use-app.ts";
import { DailyTipCard } from "./daily-tip.tsx";
import { EarlyWords } from "./early-words.tsx";
import { GetApp } from "./get-app.tsx";
import type { loadToday } from "./load-today.ts";
import { MoodOffer } from "./mood-offer.tsx";
import { MonthPost } from "./month-post.tsx";
import { Summary } from "./summary.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WeekArticle } from "./week-article.tsx";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";

type Props = Awaited<ReturnType<typeof loadToday>>;

export function Today({ summary, summaryProblem, tip, article, question, exploreTo, reviews, ...more }: Props) {
  const { next, others, planProblem, dangerRows, lastWeeksRows, hasMoodOffer, rows, choices, children, hasNoCodes } =
    more;
  const app = useApp();
  const week = summary?.kind === "week" ? summary : null;
  // Nobody knows what happened after the due date, so nothing about a baby is shown.
  const isAsking = summary?.kind === "asking";
  return (
    <PageUnderDialogs className="page today">
      {summary ? <Summary summary={summary} choices={choices} /> : null}
      {summaryProblem ? (
        <section className="stage">
          <h1>{m.today()}</h1>
          <PartProblem lead={m.homePregnancyNotLoaded()} problem={summaryProblem} />
        </section>
      ) : null}
      <div className="cards-of-today">
        {dangerRows.map((row) => (
          <SignsLink key={row.to} {...row} />
        ))}
        {next ? <NextCard thing={next} back={href("/")} /> : null}
        {planProblem ? <PartProblem lead={m.homeNextDateNotLoaded()} problem={planProblem} /> : null}
        <Rows label={m.homeLastWeeks()} rows={lastWeeksRows} />
        {others.map((thing) => (
          <NextCard key={thing.id} thing={thing} back={href("/")} />
        ))}
        <Rows label={m.homeYourChildren()} rows={children} />
        {hasMoodOffer ? <MoodOffer /> : null}
        <Rows label={m.forYou()} rows={rows} />
        {week?.isEarly ? <EarlyWords weeks={week.ring.weeks} /> : null}
        {week?.text && !week.isLongPastDue ? (
          <TextIn as="p" className="week-words" language={week.textLanguage}>
            {week.text}
          </TextIn>
        ) : null}
        {isAsking ? null : (
          <DailyTipCard tip={tip}>
            <Link to={href("/citations")}>{m.placeCitations()}</Link>
          </DailyTipCard>
        )}
        {isAsking ? null : (
          <div className="two">
            <WeekArticle article={article} />
            <MonthPost question={question} />
          </div>
        )}
        <Tiles exploreTo={exploreTo} />
        {hasNoCodes && !isAsking ? (
          <Rows
            label={m.yourAccount()}
            rows={[
              {
                to: href("/recovery-codes"),
                icon: "shield-check",
                title: m.homeCodesTitle(),
                hint: m.homeCodesHint(),
              },
            ]}
          />
        ) : null}
        {isAsking ? null : <Testimonials reviews={reviews} appName={app.name} />}
        <GetApp />
      </div>
    </PageUnderDialogs>
  );
}
