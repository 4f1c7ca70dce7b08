import { href, Link } from "react-router";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { NextCard } from "../../components/next-card.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Picture } from "../../components/picture.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import type { afterLossHome } from "./after-loss-home.ts";
import { DailyTipCard } from "./daily-tip.tsx";

type Props = Awaited<ReturnType<typeof afterLossHome>>;

export function AfterLoss({ rows, next, doneToday, planProblem, tip, helplines }: Props) {
  return (
    <PageUnderDialogs className="page today after-loss">
      <section className="stage" aria-labelledby="summary">
        <Picture path="/pictures/lantern.svg" />
        <h1 id="summary">We are with you</h1>
        <p>Nothing is counted here. Read one line and stop, or come back another day. There is no hurry.</p>
      </section>
      <div className="cards-of-today">
        <nav aria-label="For you">
          <RowList>
            {rows.map((row) => (
              <Row key={row.to} {...row} />
            ))}
          </RowList>
        </nav>
        {next ? <NextCard thing={next} back={href("/")} /> : null}
        {doneToday ? <NextCard thing={doneToday} back={href("/")} /> : null}
        {planProblem ? <PartProblem what="your checks" problem={planProblem} /> : null}
        <DailyTipCard tip={tip} />
        <section id="talk" aria-labelledby="talk-title">
          <h2 id="talk-title">Somebody to talk to</h2>
          <p>Tell one person whom you trust. A lady health worker, a midwife or a doctor can listen too, and help.</p>
          <HelplineList helplines={helplines} purpose="crisis" />
          <CallLinks isUrgent={false} helplines={helplines} />
          <p>
            <Link to={href("/contact")}>Write to us</Link>
          </p>
        </section>
        <p className="small-line quiet">
          What you told us stays in <Link to={href("/account")}>your account</Link>. You can hide it, take it back, or
          add dates if you ever want to. <Link to={href("/articles")}>Explore now</Link>
        </p>
      </div>
    </PageUnderDialogs>
  );
}
