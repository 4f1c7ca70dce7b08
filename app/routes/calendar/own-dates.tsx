import { href, Link } from "react-router";
import type { OwnDate } from "../../api/types.ts";
import { PartProblem } from "../../components/part-problem.tsx";
import { formatDate } from "../../format/dates.ts";
import { calendarAddress } from "./address.ts";

interface Props {
  dates: OwnDate[] | null;
  problem: string | null;
  here: string;
}

export function OwnDates({ dates, problem, here }: Props) {
  return (
    <section className="own-dates" aria-labelledby="own-dates">
      <h2 id="own-dates">Your dates</h2>
      {problem === null ? <Dates dates={dates} here={here} /> : <PartProblem what="your dates" problem={problem} />}
    </section>
  );
}

function Dates({ dates, here }: Omit<Props, "problem">) {
  if (dates === null) {
    return (
      <p>
        A member's own dates stand here, beside the events.{" "}
        <Link to={`${href("/login")}?${new URLSearchParams({ next: here })}`}>Log in to see yours</Link>
      </p>
    );
  }
  if (dates.length === 0) {
    return (
      <p>
        There are none ahead. What you tell us in <Link to={href("/account")}>your account</Link> decides what stands
        here.
      </p>
    );
  }
  return (
    <ul className="date-list short">
      {dates.map(({ kind, date, title }) => (
        <li key={kind + date}>
          <Link to={calendarAddress({ day: date })} preventScrollReset>
            {title}
          </Link>
          <time dateTime={date}>{formatDate(date)}</time>
        </li>
      ))}
    </ul>
  );
}
