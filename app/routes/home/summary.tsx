import { href, Link } from "react-router";
import { BeadRing } from "../../components/bead-ring.tsx";
import { Figures } from "../../components/figures.tsx";
import type { HomeSummary } from "./summary-of.ts";

export function Summary({ summary }: { summary: HomeSummary }) {
  if (summary.kind === "none") return <NoDates />;
  if (summary.kind === "asking") return <Asking />;
  const { title, name, about, ring, figures, expecting, text, next } = summary;
  return (
    <section className="stage" aria-labelledby="summary">
      <h1 id="summary">{title}</h1>
      <p>
        {name ? (
          <>
            {name.label}: <bdi>{name.value}</bdi>
          </>
        ) : null}
        {about}
      </p>
      <BeadRing {...ring} />
      <Figures figures={figures} />
      {expecting?.uncertain ? (
        <p className="quiet">
          {expecting.uncertain} <Link to={href("/account")}>See why</Link>
        </p>
      ) : null}
      {expecting?.isPastDue ? <PastDue isByScan={expecting.isPastDueByScan} /> : <p className="lead">{text}</p>}
      {next ? (
        <p className="lead">
          <Link to={href("/account/visits")}>Next: {next.name}</Link>, {next.day}
        </p>
      ) : null}
      <p className="actions">
        <Link className="button main" to={href("/timeline")}>
          View Timeline
        </Link>
      </p>
    </section>
  );
}

function PastDue({ isByScan }: { isByScan: boolean }) {
  return (
    <p className="lead">
      {isByScan
        ? "By one of your two dates you are past your due date."
        : "You are a little past your due date, as many are."}{" "}
      Your midwife or doctor will want to see you now. If your baby is here already,{" "}
      <Link to={href("/account/mode")}>tell us</Link>.
    </p>
  );
}

function Asking() {
  return (
    <section className="summary" aria-labelledby="summary">
      <h1 id="summary">How are you?</h1>
      <p className="lead">
        Your due date was some weeks ago, so we have stopped counting. Tell us only if you want to.
      </p>
      <ul className="ways">
        <li>
          <Link to={href("/account/mode")}>My baby is here</Link>
        </li>
        <li>
          <Link to={href("/account/dates")}>The date was not right</Link>
        </li>
        <li>
          <Link to={href("/account/loss")}>Something else happened</Link>
        </li>
      </ul>
    </section>
  );
}

function NoDates() {
  return (
    <section className="summary" aria-labelledby="summary">
      <h1 id="summary">Welcome</h1>
      <p>Nothing is counted here now. You can still read everything.</p>
      <p className="actions">
        <Link className="button plain" to={href("/account/dates")}>
          Add your dates
        </Link>
      </p>
    </section>
  );
}
