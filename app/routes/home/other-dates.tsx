import { Fragment } from "react";
import { Link } from "../../components/link.tsx";
import type { DateQuestion } from "./date-question.ts";
import { m } from "../../messages/m.ts";

export function OtherDates({ question: { others } }: { question: DateQuestion }) {
  return (
    <p className="other-dates">
      {m.homeSeeWeek()}{" "}
      <span>
        {others.map(({ words, to }) => (
          <Fragment key={to}>
            <Link to={to} preventScrollReset>
              {words}
            </Link>{" "}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
