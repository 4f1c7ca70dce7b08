import { href, Link } from "react-router";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Picture } from "../../components/picture.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { afterLossHome } from "./after-loss-home.ts";
import { DailyTipCard } from "./daily-tip.tsx";

export function AfterLoss({ rows, next, planProblem, tip, helplines }: Awaited<ReturnType<typeof afterLossHome>>) {
  return (
    <PageUnderDialogs className="page narrow after-loss">
      <section className="summary" aria-labelledby="summary">
        <Picture path="/pictures/lantern.svg" />
        <h1 id="summary">We are with you</h1>
        <p>Nothing is counted here. Read one line and stop, or come back another day. There is no hurry.</p>
      </section>
      <nav className="rows" aria-label="For you">
        <ul>
          {rows.map(({ icon, title, hint, to }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                <span>
                  <strong>{title}</strong> <span className="quiet">{hint}</span>
                </span>
              </Link>
            </li>
          ))}
          {next ? (
            <li>
              <Link to={href("/account/visits")}>
                <Icon name="calendar-days" />
                <span>
                  <strong>{next.name}</strong> <span className="quiet">{next.day}</span>
                </span>
              </Link>
            </li>
          ) : null}
        </ul>
      </nav>
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
      <p className="quiet">
        What you told us stays in <Link to={href("/account")}>your account</Link>. You can hide it, take it back, or add
        dates if you ever want to. <Link to={href("/articles")}>Explore now</Link>
      </p>
    </PageUnderDialogs>
  );
}
