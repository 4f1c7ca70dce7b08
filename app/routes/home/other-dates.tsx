import { Link } from "react-router";
import type { DateQuestion } from "./date-question.ts";
import { m } from "../../messages/m.ts";

export function OtherDates({ question: { others } }: { question: DateQuestion }) {
  return (
    <p className="other-dates">
      {m.homeSeeWeek()}{" "}
      <span>
        {others.map(({ words, to }, index) => (
          <span key={to}>
            {index > 0 ? " · " : null}
            <Link to={to} preventScrollReset>
              {words}
            </Link>
          </span>
        ))}
      </span>
    </p>
  );
}
