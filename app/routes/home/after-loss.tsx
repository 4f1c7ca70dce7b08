import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { NextCard } from "../../components/next-card.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Picture } from "../../components/picture.tsx";
import { Rows } from "../../components/row-list.tsx";
import type { afterLossHome } from "./after-loss-home.ts";
import { DailyTipCard } from "./daily-tip.tsx";
import { MoodOffer } from "./mood-offer.tsx";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

type Props = Awaited<ReturnType<typeof afterLossHome>>;

export function AfterLoss({ rows, record, others, hasMoodOffer, next, doneToday, planProblem, tip, helplines }: Props) {
  return (
    <PageUnderDialogs className="page today after-loss">
      <section className="stage" aria-labelledby="summary">
        <Picture path="/pictures/lantern.svg" />
        <h1 id="summary">{m.lossWithYou()}</h1>
        <p>{m.homeLossNoHurry()}</p>
      </section>
      <div className="cards-of-today">
        <nav aria-label={m.forYou()}>
          <Rows rows={rows} />
        </nav>
        {next ? <NextCard thing={next} back={href("/")} /> : null}
        {doneToday ? <NextCard thing={doneToday} back={href("/")} /> : null}
        {planProblem ? <PartProblem lead={m.homeChecksNotLoaded()} problem={planProblem} /> : null}
        <section id="talk" aria-labelledby="talk-title">
          <h2 id="talk-title">{m.homeLossTalk()}</h2>
          <p>{m.homeLossTell()}</p>
          <CallLinks isUrgent={false} isRed helplines={helplines} />
          <HelplineList helplines={helplines} purpose="crisis" />
          <Rows rows={[others]} />
          <p>
            <Link to={href("/contact")}>{m.writeToUs()}</Link>
          </p>
        </section>
        {hasMoodOffer ? <MoodOffer /> : null}
        <Rows rows={[record]} />
        <DailyTipCard tip={tip} />
        <p className="small-line quiet">
          <Rich of={m.homeLossKept} marks={{ account: <Link to={href("/account")} /> }} />{" "}
          <Link to={href("/articles")}>{m.exploreNow()}</Link>
        </p>
      </div>
    </PageUnderDialogs>
  );
}
