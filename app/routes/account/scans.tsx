import { Form, href, Link } from "react-router";
import type { PregnancyInfo } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { DialogLink } from "./dialog-link.tsx";

/** The scans she has entered, each to be changed or removed, and the way to another. */
export function Scans({ info: { _id, dating } }: { info: PregnancyInfo }) {
  return (
    <section aria-labelledby="your-scans">
      <h3 id="your-scans">Your scans</h3>
      {dating.scans.length === 0 ? <p>You have not added a scan.</p> : null}
      <ul className="undo-list">
        {dating.scans.map(({ date, weeks, days }) => (
          <li key={date}>
            <span>
              {formatDate(date)}: {counted(weeks, "week")}
              {days > 0 ? `, ${counted(days, "day")}` : ""}
            </span>
            <Form method="post" action={`${href("/account")}?dialog=dates`} preventScrollReset className="actions">
              <input type="hidden" name="pregnancy" value={_id} />
              <input type="hidden" name="scan" value={date} />
              <Link className="button plain" to={`${href("/account")}?dialog=scan&day=${date}`} preventScrollReset>
                Change <span className="visually-hidden">the scan of {formatDate(date)}</span>
              </Link>{" "}
              <SubmitButton intent="remove-scan" tone="plain" sending="One moment…">
                Remove <span className="visually-hidden">the scan of {formatDate(date)}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
      <p className="actions">
        <DialogLink name="scan" icon="plus">
          Add a scan
        </DialogLink>
      </p>
    </section>
  );
}

function counted(count: number, unit: string) {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
