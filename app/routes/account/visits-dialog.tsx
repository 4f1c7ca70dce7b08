import { Form, href, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { DialogLink } from "./dialog-link.tsx";
import type { visitList } from "./visit-list.ts";

export type VisitList = NonNullable<ReturnType<typeof visitList>>;

/** Her visits before or after birth: the next one, and marks for those that are done. */
export function VisitsDialog({ list, closeTo }: { list: VisitList; closeTo: string }) {
  return (
    <Dialog title="Your visits" closeTo={closeTo}>
      <p className="lead">{list.next}</p>
      {list.late ? <p>{list.late}</p> : null}
      <ul className="undo-list">
        {list.visits.map((visit) => (
          <li key={visit.key}>
            <span>
              {visit.name} {visit.done ? <span className="badge">Done</span> : null}
              <br />
              <span className="quiet">{visit.when}</span>
            </span>
            <Mark visit={visit} />
          </li>
        ))}
      </ul>
      <p className="actions">
        <DialogLink name="visit-card" icon="printer">
          Visit card to print
        </DialogLink>{" "}
        <Link className="button plain" to={href("/calendar")}>
          See them in your calendar
        </Link>
      </p>
      <p className="quiet">
        {list.advised} {list.hasGuidelines ? <Link to={href("/guidelines")}>Read more in the guidelines</Link> : null}
      </p>
    </Dialog>
  );
}

/** What stands in place of visits when none are counted, as after a loss. */
export function NoVisitsDialog({ closeTo }: { closeTo: string }) {
  return (
    <Dialog title="Nothing is counted now" closeTo={closeTo}>
      <p>What you tell us in your account decides what stands here.</p>
    </Dialog>
  );
}

function Mark({ visit: { key, name, done } }: { visit: VisitList["visits"][number] }) {
  return (
    <Form method="post" action={`${href("/account")}?dialog=visits`} preventScrollReset>
      <input type="hidden" name="visit" value={key} />
      <SubmitButton intent={done ? "unmark-visit" : "mark-visit"} tone="plain" sending="One moment…">
        {done ? "Undo" : "Mark as done"} <span className="visually-hidden">{name}</span>
      </SubmitButton>
    </Form>
  );
}
