import { href, Link } from "react-router";
import { DoneForm, NextCard } from "../../components/next-card.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { ThingFold } from "../../components/thing-fold.tsx";
import type { NextThing } from "../../format/next-thing.ts";
import { calendarAddress } from "./address.ts";
import type { OwnPlan } from "./own-plan.ts";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

interface Props {
  /** Null for a visitor. */
  plan: OwnPlan | null;
  problem: string | null;
  here: string;
}

export function OwnDates({ plan, problem, here }: Props) {
  return (
    <section className="own-dates" aria-labelledby="own-dates">
      <h2 id="own-dates">{m.yourDates()}</h2>
      {problem === null ? (
        <Dates plan={plan} here={here} />
      ) : (
        <PartProblem lead={m.yourDatesNotLoaded()} problem={problem} />
      )}
    </section>
  );
}

function Dates({ plan, here }: Omit<Props, "problem">) {
  if (plan === null) {
    return (
      <>
        <p>{m.calendarVisitor()}</p>
        <p className="actions">
          <Link className="button plain" to={`${href("/login")}?${new URLSearchParams({ next: here })}`}>
            {m.calendarLogIn()}
          </Link>
        </p>
      </>
    );
  }
  const { cards, late, moreLate } = plan;
  const card = (thing: NextThing) => <NextCard key={thing.id} thing={thing} back={here} heading="h3" />;
  if (!hasAny(plan)) {
    return (
      <p>
        <Rich of={m.calendarNoDates} marks={{ account: <Link to={href("/account")} /> }} />
      </p>
    );
  }
  return (
    <>
      {cards.filter(({ status }) => status !== "coming").map(card)}
      {late.length > 0 || moreLate ? (
        <section aria-labelledby="late">
          <h3 className="small" id="late">
            {m.planGroupLate()}
          </h3>
          <p>{m.planGroupLateLead()}</p>
          {late.map((thing) => (
            <ThingFold key={thing.id} thing={thing} back={here} />
          ))}
          {moreLate ? (
            <p>
              <Link to={href("/plan")}>{moreLate}</Link>
            </p>
          ) : null}
        </section>
      ) : null}
      {cards.filter(({ status }) => status === "coming").map(card)}
    </>
  );
}

export function LaterDates({ plan, here }: { plan: OwnPlan; here: string }) {
  const { later, done } = plan;
  if (!hasAny(plan)) return null;
  return (
    <section className="later-dates" aria-label={m.calendarLaterDates()}>
      {later.length > 0 ? (
        <>
          <h3 className="small">{m.later()}</h3>
          <RowList>
            {later.map(({ id, date, written, title, whose }) => (
              <Row
                key={id}
                to={calendarAddress({ day: date })}
                preventScrollReset
                title={title}
                hint={whose === null ? undefined : <bdi>{whose}</bdi>}
                value={<time dateTime={date}>{written}</time>}
                end={null}
              />
            ))}
          </RowList>
        </>
      ) : null}
      {done.length > 0 ? <Done done={done} here={here} /> : null}
      <p>
        <Link to={href("/plan")}>{m.planSeeWhole()}</Link>
      </p>
    </section>
  );
}

function hasAny({ cards, late, later, done }: OwnPlan) {
  return cards.length + late.length + later.length + done.length > 0;
}

function Done({ done, here }: { done: OwnPlan["done"]; here: string }) {
  return (
    <>
      <h3 className="small">{m.done()}</h3>
      <ul className="undo-list">
        {done.map((thing) => (
          <li key={thing.id}>
            <span>
              {thing.title}
              <br />
              <span className="quiet">{thing.line}</span>
            </span>
            <DoneForm thing={thing} back={here} />
          </li>
        ))}
      </ul>
    </>
  );
}
