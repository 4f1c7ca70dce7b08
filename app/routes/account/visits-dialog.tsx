import { Form, href, Link } from "react-router";
import type { ContactPlan } from "../../api/types.ts";
import { CalendarFile } from "../../components/calendar-file.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { formatDate } from "../../format/dates.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { DialogLink } from "./dialog-link.tsx";

/** Her visits before or after birth: the next one, and marks for those that are done. */
export function VisitsDialog({ plan, closeTo }: { plan: ContactPlan; closeTo: string }) {
  if (plan.contacts.length === 0) return <NoVisits closeTo={closeTo} />;
  return (
    <Dialog title="Your visits" closeTo={closeTo}>
      <Plan plan={plan} />
    </Dialog>
  );
}

/** What stands in place of visits when none are counted, as after a loss. */
export function NoVisits({ closeTo }: { closeTo: string }) {
  return (
    <Dialog title="Nothing is counted now" closeTo={closeTo}>
      <p>What you tell us in your account decides what stands here.</p>
    </Dialog>
  );
}

/** When a visit is meant to be: the first one before birth is as good on any day before. */
export function whenOf({ key, date, lastDate }: ContactPlan["contacts"][number]) {
  return key === "week-12" ? `Up to ${formatDate(lastDate)}` : `${formatDate(date)} to ${formatDate(lastDate)}`;
}

function Plan({ plan: { contacts, next, isLateStart } }: { plan: ContactPlan }) {
  const isBorn = contacts[0]?.kind === "postnatalContact";
  return (
    <>
      {next ? (
        <p className="lead">
          Next: {next.name}. {whenOf(next)}.
        </p>
      ) : (
        <p className="lead">
          {isBorn
            ? "No visit is due now. Go whenever something worries you, about you or your baby."
            : "No visit of this list is ahead. Ask your midwife or doctor when they want to see you next."}
        </p>
      )}
      {isLateStart ? (
        <p>
          If you have not been to a visit yet, do not wait for that date: go as soon as you can, and ask which tests of
          the earlier months you still need. From there you go on with the list. Nobody has a right to shame you for
          coming late.
        </p>
      ) : null}
      <ul className="undo-list">
        {contacts.map((contact) => (
          <li key={contact.key}>
            <span>
              {contact.name}
              {contact.done ? (
                <>
                  {" "}
                  <span className="badge">Done</span>
                </>
              ) : null}
              <br />
              <span className="quiet">{whenOf(contact)}</span>
            </span>
            <Mark contact={contact} />
          </li>
        ))}
      </ul>
      <p className="actions">
        <DialogLink name="visit-card" icon="printer">
          Visit card to print
        </DialogLink>{" "}
        <CalendarFile path={href("/calendar/own.ics")}>Add to my calendar</CalendarFile>
      </p>
      <p className="quiet">
        {isBorn
          ? "Four checks after birth, as the World Health Organization advised in 2022."
          : "Eight visits, as the World Health Organization advised in 2016, counted from your due date. Your midwife or doctor may want to see you more often."}{" "}
        <Link to={href("/guidelines")}>Read more in the guidelines</Link>
      </p>
    </>
  );
}

function Mark({ contact: { key, name, done } }: { contact: ContactPlan["contacts"][number] }) {
  return (
    <Form method="post" action={`${href("/account")}?dialog=visits`} preventScrollReset>
      <input type="hidden" name="visit" value={key} />
      {done ? (
        <SubmitButton intent="unmark-visit" tone="plain" sending="One moment…">
          Undo <span className="visually-hidden">{name}</span>
        </SubmitButton>
      ) : (
        <SubmitButton intent="mark-visit" tone="plain" sending="One moment…">
          Mark as done <span className="visually-hidden">{name}</span>
        </SubmitButton>
      )}
    </Form>
  );
}
