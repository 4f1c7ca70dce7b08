import { href } from "react-router";
import { Row, RowList } from "../../components/row-list.tsx";
import { SignsLink } from "../../components/signs-link.tsx";
import { m } from "../../messages/m.ts";

/** From three weeks past the due date on. Nothing is assumed, and nothing is counted. */
export function Asking() {
  return (
    <section className="stage" aria-labelledby="summary">
      <h1 id="summary">{m.homeHowThings()}</h1>
      <p>{m.homeAskingText()}</p>
      <SignsLink words={m.homeStillPregnant()} to={`${href("/danger-signs")}?who=pregnant`} />
      <DueDateWays label={m.homeWhatHappened()} baby={m.homeBabyHere()} />
    </section>
  );
}

/** What may have happened by the due date. */
export function DueDateWays({ label, baby }: { label: string; baby: string }) {
  return (
    <RowList label={label}>
      <Row to={href("/account/mode")} icon="baby" title={baby} />
      <Row to={href("/account/dates")} icon="calendar-days" title={m.homeDateNotRight()} />
      <Row to={href("/account/loss")} icon="heart-handshake" title={m.homeSomethingElse()} />
    </RowList>
  );
}
