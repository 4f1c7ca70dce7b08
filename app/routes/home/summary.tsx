import { href, Link } from "react-router";
import { Numbers } from "../../components/numbers.tsx";
import { Picture } from "../../components/picture.tsx";
import { formatDate } from "../../format/dates.ts";
import type { PregnancyInfo } from "../../api/types.ts";

/** How her home opens: with her. */
export function Summary({ info, isPregnant }: { info: PregnancyInfo | null; isPregnant: boolean }) {
  if (!info) return <NoDates />;
  if (info.status === "stopped") return <Asking />;
  return isPregnant ? <Expecting info={info} /> : <AfterBirth info={info} />;
}

function Expecting({ info }: { info: PregnancyInfo }) {
  const { gestationalAge, pregnancyWeek, trimester, daysLeft, passed, expectedDate } = info;
  if (!gestationalAge || !pregnancyWeek) return <NoDates />;
  return (
    <section className="summary" aria-labelledby="summary">
      <h1 id="summary">
        Week {gestationalAge.weeks}, day {gestationalAge.days}
      </h1>
      <p className="quiet">
        {ordinal[trimester ?? 1]} trimester. Your baby is about the size of {pregnancyWeek.babyShape}.
      </p>
      <Picture path={pregnancyWeek.imageUrl} />
      <Numbers length={pregnancyWeek.babyLength} weight={pregnancyWeek.babyWeight} daysLeft={daysLeft} />
      <div className="line-of-weeks">
        <progress max="1" value={passed ?? 0} aria-label="From the start to the due date" />
        <p className="ends">
          <span>Week 0</span> <span>{expectedDate ? `Due about ${formatDate(expectedDate)}` : "Week 40"}</span>
        </p>
      </div>
      {info.status === "pastDue" ? <PastDue /> : <p className="lead">{pregnancyWeek.shortDescription}</p>}
      <ViewTimeline />
    </section>
  );
}

const ordinal: Record<number, string> = { 1: "First", 2: "Second", 3: "Third" };

function AfterBirth({ info }: { info: PregnancyInfo }) {
  const { afterpregnancyWeek, babyName, babyAge } = info;
  if (!afterpregnancyWeek || !babyAge) return <NoDates />;
  return (
    <section className="summary" aria-labelledby="summary">
      <h1 id="summary">{ageInWords(babyAge.weeks, babyAge.days)}</h1>
      <p className="quiet">
        Baby: <bdi>{babyName ?? "N/A"}</bdi>
        {babyAge.correctedWeeks === null
          ? null
          : `. Counted from the due date: ${babyAge.correctedWeeks} ${babyAge.correctedWeeks === 1 ? "week" : "weeks"}`}
      </p>
      <Picture path={afterpregnancyWeek.imageUrl} />
      <p className="lead">{afterpregnancyWeek.shortDescription}</p>
      <ViewTimeline />
    </section>
  );
}

function ageInWords(weeks: number, days: number) {
  if (weeks === 0) return days === 1 ? "1 day old" : `${days} days old`;
  return weeks === 1 ? "1 week old" : `${weeks} weeks old`;
}

function ViewTimeline() {
  return (
    <p className="actions">
      <Link className="button main" to={href("/timeline")}>
        View Timeline
      </Link>
    </p>
  );
}

function PastDue() {
  return (
    <p className="lead">
      You are a little past your due date, as many are. Your midwife or doctor will want to see you now. If your baby is
      here already, <Link to={`${href("/account")}?dialog=mode`}>tell us</Link>.
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
          <Link to={`${href("/account")}?dialog=mode`}>My baby is here</Link>
        </li>
        <li>
          <Link to={`${href("/account")}?dialog=dates`}>The date was not right</Link>
        </li>
        <li>
          <Link to={`${href("/account")}?dialog=loss`}>Something else happened</Link>
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
        <Link className="button plain" to={`${href("/account")}?dialog=dates`}>
          Add your dates
        </Link>
      </p>
    </section>
  );
}
