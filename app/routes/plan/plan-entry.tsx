import type { ReactNode } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { DateLeaf } from "../../components/date-leaf.tsx";
import { DoneForm } from "../../components/next-card.tsx";
import { SourceLink } from "../../components/source-link.tsx";
import { VaccineLine } from "../../components/vaccine-line.tsx";
import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";
import type { PlanEntry } from "./plan-groups.ts";

interface Props {
  entry: PlanEntry;
}

/** What she can do now or next. */
export function PlanCard({ entry }: Props) {
  const { id, status, leaf, line, title, sentence, shots, mayBeDone, why } = entry;
  return (
    <section className="card next-card" aria-labelledby={id}>
      <div className="next-row">
        <DateLeaf leaf={leaf} />
        <div>
          <p className={`next-line ${status}`}>{line}</p>
          <h3 id={id}>{title}</h3>
          {sentence ? <p className="quiet">{sentence}</p> : null}
          <Because entry={entry} />
        </div>
      </div>
      {shots.length > 0 ? <VaccineLine shots={shots} /> : null}
      {mayBeDone && status !== "coming" ? (
        <ActForm entry={entry}>
          <button type="submit" className="button leaf" name="intent" value="done">
            <Icon name="check" />
            {m.done()} <span className="visually-hidden">({title})</span>
          </button>
        </ActForm>
      ) : null}
      <details>
        <summary>
          {why ? m.planMore() : m.planAnotherDay()} <span className="visually-hidden">({title})</span>
        </summary>
        <WhyAndSource entry={entry} />
        <Acts entry={entry} />
      </details>
    </section>
  );
}

/** What comes later, folded. */
export function PlanFold({ entry }: Props) {
  const { line, title, sentence } = entry;
  return (
    <details>
      <summary>
        {title} <span className="quiet">{line}</span>
      </summary>
      {sentence ? <p>{sentence}</p> : null}
      <Because entry={entry} />
      <WhyAndSource entry={entry} />
      <Acts entry={entry} />
    </details>
  );
}

/** What is done, over or not for her. */
export function PlanLine({ entry }: Props) {
  const { title, line, status, mayBeDone } = entry;
  return (
    <li>
      <span>
        {title}
        <br />
        <span className="quiet">{line}</span>
      </span>
      {status === "notForMe" ? (
        <ActForm entry={entry}>
          <button type="submit" className="button text" name="intent" value="takeBack">
            {m.planTakeBack()} <span className="visually-hidden">({title})</span>
          </button>
        </ActForm>
      ) : (
        <DoneForm thing={entry} back={href("/plan")}>
          {mayBeDone ? <DayLink entry={entry} /> : null}
        </DoneForm>
      )}
    </li>
  );
}

function Because({ entry: { because } }: Props) {
  return because.map((sentence) => <p key={sentence}>{sentence}</p>);
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
  const { title, mayBeDone, mayMove, isMoved, mayBeNotForMe, file } = entry;
  const hidden = <span className="visually-hidden">({title})</span>;
  const Around = isMoved || mayBeNotForMe ? ActForm : Links;
  return (
    <Around entry={entry}>
      {mayBeDone ? <DayLink entry={entry} /> : null}{" "}
      {mayMove ? (
        <Link className="button text" to={`${href("/plan/move")}?${named(entry)}`} preventScrollReset>
          {isMoved ? m.planMoveAgain() : m.planMove()} {hidden}
        </Link>
      ) : null}{" "}
      {isMoved ? (
        <button type="submit" className="button text" name="intent" value="unmove">
          {m.planUnmove()} {hidden}
        </button>
      ) : null}{" "}
      {file ? (
        <a className="button text" href={file}>
          {m.planAddToCalendar()} {hidden}
        </a>
      ) : null}{" "}
      {mayBeNotForMe ? (
        <button type="submit" className="button text" name="intent" value="takeOut">
          {m.planNotForMe()} {hidden}
        </button>
      ) : null}
    </Around>
  );
}

function Links({ children }: { children: ReactNode }) {
  return <p className="next-acts">{children}</p>;
}

function DayLink({ entry }: Props) {
  const { title, status } = entry;
  return (
    <Link className="button text" to={`${href("/plan/day")}?${named(entry)}`} preventScrollReset>
      {status === "done" ? m.accountChangeDay() : status === "coming" ? m.accountAlreadyBeen() : m.accountAnotherDay()}{" "}
      <span className="visually-hidden">({title})</span>
    </Link>
  );
}

function ActForm({ entry: { pregnancy, item }, children }: Props & { children: ReactNode }) {
  const { formData } = useNavigation();
  const isSending = formData?.get("pregnancy") === pregnancy && formData.get("item") === item;
  return (
    <Form
      className="next-acts"
      method="post"
      action={href("/plan/done")}
      preventScrollReset
      aria-busy={isSending || undefined}
    >
      <input type="hidden" name="pregnancy" value={pregnancy} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="back" value={href("/plan")} />
      {children}
    </Form>
  );
}

function named({ pregnancy, item }: PlanEntry) {
  return new URLSearchParams({ pregnancy, item }).toString();
}
