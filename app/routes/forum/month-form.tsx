import { Form, href } from "react-router";
import { monthName } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";

interface Props {
  /** `YYYY-MM`, newest first. */
  months: string[];
  chosen: string;
  kept: Record<string, string>;
}

/** Numbered pages end at the API's limit; older posts are found by month. */
export function MonthForm({ months, chosen, kept }: Props) {
  return (
    <Form className="month-form" action={href("/forum")}>
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <div className="field">
        <label htmlFor="month">{m.forumOlderPosts()}</label>
        <select id="month" name="month" defaultValue={chosen} key={chosen}>
          <option value="">{m.forumAllMonths()}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button plain">
        {m.forumMonthShow()}
      </button>
    </Form>
  );
}
