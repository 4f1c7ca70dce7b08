import { Fragment } from "react";
import { href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DoneForm } from "../../components/next-card.tsx";
import type { NextThing } from "../../format/next-thing.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/visits.ts";
import { DialogLink } from "./dialog-link.tsx";
import { NoVisits } from "./no-visits.tsx";
import { visitList } from "./visit-list.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const [{ data: plan }, { data: visits }] = await Promise.all([
    load(api.plan.$get()),
    load(api.calendar.contacts.$get()),
  ]);
  return visitList(plan, visits, nowIn(context.get(hostContext).timeZone).date);
}

export default function Visits({ loaderData: list }: Route.ComponentProps) {
  if (!list) return <NoVisits />;
  return (
    <Dialog title={list.title}>
      {list.lead === null ? null : <p className="lead">{list.lead}</p>}
      {list.groups.map(({ id, heading, dates, past }, index) => (
        <Fragment key={id}>
          {heading === null ? null : (
            <h3>
              <bdi>{heading}</bdi>
            </h3>
          )}
          {dates.length > 0 ? <VisitList dates={dates} /> : null}
          {index === 0 && list.moreLate ? (
            <p>
              <Link to={href("/plan")}>{list.moreLate}</Link>
            </p>
          ) : null}
          {past.length > 0 ? (
            <details>
              <summary>{m.accountVisitsPast({ count: past.length })}</summary>
              <VisitList dates={past} />
            </details>
          ) : null}
        </Fragment>
      ))}
      <p className="actions">
        {list.hasCard ? (
          <DialogLink to={href("/account/visit-card")} icon="printer">
            {m.accountVisitCardToPrint()}
          </DialogLink>
        ) : null}{" "}
        <Link className="button plain" to={href("/calendar")}>
          {m.accountSeeInCalendar()}
        </Link>
      </p>
      {list.late ? <p>{list.late}</p> : null}
      <p className="quiet">
        {list.advised} {list.hasGuidelines ? <Link to={href("/guidelines")}>{m.accountReadGuidelines()}</Link> : null}
      </p>
    </Dialog>
  );
}

interface Listed extends NextThing {
  name: string;
  /** Seen in the heading above. */
  whose: string | null;
}

function VisitList({ dates }: { dates: Listed[] }) {
  return (
    <ul className="undo-list visit-list">
      {dates.map((thing) => (
        <Visit key={thing.id} thing={thing} />
      ))}
    </ul>
  );
}

function Visit({ thing }: { thing: Listed }) {
  const { title, name, whose, status, line, mayBeDone } = thing;
  return (
    <li>
      <span>
        <strong>
          {whose ? <span className="visually-hidden">{whose}</span> : null}
          {name}
        </strong>
        <br />
        <span className={`visit-state ${status}`}>{line}</span>
      </span>
      <DoneForm thing={thing} back={href("/account/visits")}>
        {mayBeDone ? (
          <Link className="button text" to={dayAddress(thing)} preventScrollReset>
            {dayWords(status)} <span className="visually-hidden">({title})</span>
          </Link>
        ) : null}
      </DoneForm>
    </li>
  );
}

function dayWords(status: NextThing["status"]) {
  if (status === "done") return m.accountChangeDay();
  return status === "coming" ? m.accountAlreadyBeen() : m.accountAnotherDay();
}

function dayAddress({ pregnancy, item }: NextThing) {
  return `${href("/account/visit-day")}?${new URLSearchParams({ pregnancy, item })}`;
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
