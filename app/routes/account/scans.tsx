import { Form, href, Link } from "react-router";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { scanList } from "./dates-values.ts";
import { DialogLink } from "./dialog-link.tsx";

/** The scans she has entered, each to be changed or removed, and the way to another. */
export function Scans({ id, scans }: { id: string; scans: ReturnType<typeof scanList> }) {
  const here = `${href("/account")}?dialog=`;
  return (
    <section aria-labelledby="your-scans">
      <h3 id="your-scans">Your scans</h3>
      {scans.length === 0 ? <p>You have not added a scan.</p> : null}
      <ul className="undo-list">
        {scans.map(({ date, name, which }) => (
          <li key={date}>
            <span>{name}</span>
            <Form method="post" action={`${here}dates`} preventScrollReset className="actions">
              <input type="hidden" name="pregnancy" value={id} />
              <input type="hidden" name="scan" value={date} />
              <Link className="button plain" to={`${here}scan&day=${date}`} preventScrollReset>
                Change <span className="visually-hidden">{which}</span>
              </Link>{" "}
              <SubmitButton intent="remove-scan" tone="plain" sending="One moment…">
                Remove <span className="visually-hidden">{which}</span>
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
