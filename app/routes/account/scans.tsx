import { Form, href, Link } from "react-router";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { scanList } from "./dates-values.ts";
import { DialogLink } from "./dialog-link.tsx";

/** The scans she has entered, each to be changed or removed, and the way to another. */
export function Scans({ id, scans }: { id: string; scans: ReturnType<typeof scanList> }) {
  return (
    <section aria-labelledby="your-scans">
      <h3 id="your-scans">Your scans</h3>
      {scans.length === 0 ? <p>You have not added a scan.</p> : null}
      <ul className="undo-list">
        {scans.map(({ date, day, age }) => (
          <li key={date}>
            <span>
              {day}: {age}
            </span>
            <Form method="post" action={`${href("/account")}?dialog=dates`} preventScrollReset className="actions">
              <input type="hidden" name="pregnancy" value={id} />
              <input type="hidden" name="scan" value={date} />
              <Link className="button plain" to={`${href("/account")}?dialog=scan&day=${date}`} preventScrollReset>
                Change <span className="visually-hidden">the scan of {day}</span>
              </Link>{" "}
              <SubmitButton intent="remove-scan" tone="plain" sending="One moment…">
                Remove <span className="visually-hidden">the scan of {day}</span>
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
