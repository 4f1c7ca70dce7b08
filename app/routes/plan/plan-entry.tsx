import { href, Link } from "react-router";
import { DoneForm, ThingButton, ThingCard, ThingForm } from "../../components/next-card.tsx";
import { SourceLink } from "../../components/source-link.tsx";
import { ThingFold } from "../../components/thing-fold.tsx";
import { m } from "../../messages/m.ts";
import { useDialogAddress, usePlanAddress } from "./plan-address.ts";
import type { PlanEntry } from "./plan-groups.ts";

interface Props {
  entry: PlanEntry;
}

export function PlanCard({ entry, heading }: Props & { heading: "h3" | "h4" }) {
  const { title, mayMove } = entry;
  return (
    <ThingCard thing={entry} heading={heading} title={<Title entry={entry} />} about={<Because entry={entry} />}>
      <DoneForm thing={entry} back={usePlanAddress()} />
      <details>
        <summary>
          {mayMove ? m.planMore() : m.planReadMore()} <span className="visually-hidden">({title})</span>
        </summary>
        <WhyAndSource entry={entry} />
        <Acts entry={entry} />
      </details>
    </ThingCard>
  );
}

export function PlanFold({ entry }: Props) {
  return (
    <ThingFold thing={entry} title={<Title entry={entry} />} about={<Because entry={entry} />} back={usePlanAddress()}>
      <WhyAndSource entry={entry} />
      <Acts entry={entry} />
    </ThingFold>
  );
}

export function PlanLine({ entry }: Props) {
  const { line, status, mayBeDone } = entry;
  const back = usePlanAddress();
  return (
    <li>
      <span>
        <Title entry={entry} />
        <br />
        <span className="quiet">{line}</span>
      </span>
      {status === "notForMe" ? (
        <ThingForm thing={entry} back={back}>
          <ThingButton thing={entry} intent="takeBack">
            {m.planTakeBack()}
          </ThingButton>
        </ThingForm>
      ) : (
        <DoneForm thing={entry} back={back}>
          {mayBeDone ? <DayLink entry={entry} /> : null}
        </DoneForm>
      )}
    </li>
  );
}

/** The eye has the child's name in the heading above; who hears the page hears it here. */
function Title({ entry: { name, whose } }: Props) {
  return (
    <>
      {whose ? <span className="visually-hidden">{whose}</span> : null}
      {name}
    </>
  );
}

function Because({ entry: { because } }: Props) {
  return because.map((sentence) => (
    <p className="quiet" key={sentence}>
      {sentence}
    </p>
  ));
}

function WhyAndSource({ entry: { why, bring, source } }: Props) {
  return (
    <>
      {why ? <p>{why}</p> : null}
      {bring ? <p>{m.planBring({ things: bring })}</p> : null}
      {source ? (
        <p className="quiet">
          <SourceLink to={source.url} language="en">
            {source.name}
          </SourceLink>{" "}
          {source.read}
        </p>
      ) : null}
    </>
  );
}

function Acts({ entry }: Props) {
  const { title, pregnancy, item, mayBeDone, mayMove, isMoved, mayBeNotForMe, file } = entry;
  const address = useDialogAddress(href("/plan/move"), { pregnancy, item });
  const back = usePlanAddress();
  const hidden = <span className="visually-hidden">({title})</span>;
  const acts = (
    <>
      {mayBeDone ? <DayLink entry={entry} /> : null}{" "}
      {mayMove ? (
        <Link className="button text" to={address} preventScrollReset>
          {isMoved ? m.planMoveAgain() : m.planMove()} {hidden}
        </Link>
      ) : null}{" "}
      {isMoved ? (
        <ThingButton thing={entry} intent="unmove">
          {m.planUnmove()}
        </ThingButton>
      ) : null}{" "}
      {file ? (
        <a className="button text" href={file}>
          {m.planAddToCalendar()} {hidden}
        </a>
      ) : null}{" "}
      {mayBeNotForMe ? (
        <ThingButton thing={entry} intent="takeOut">
          {m.planNotForMe()}
        </ThingButton>
      ) : null}
    </>
  );
  if (!isMoved && !mayBeNotForMe) return <p className="next-acts">{acts}</p>;
  return (
    <ThingForm thing={entry} back={back}>
      {acts}
    </ThingForm>
  );
}

function DayLink({ entry }: Props) {
  const { title, status, pregnancy, item } = entry;
  return (
    <Link className="button text" to={useDialogAddress(href("/plan/day"), { pregnancy, item })} preventScrollReset>
      {status === "done" ? m.accountChangeDay() : status === "coming" ? m.accountAlreadyBeen() : m.accountAnotherDay()}{" "}
      <span className="visually-hidden">({title})</span>
    </Link>
  );
}
