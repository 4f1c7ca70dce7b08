import { href } from "react-router";
import { Row, RowList } from "../../components/row-list.tsx";
import { SignsLink } from "../../components/signs-link.tsx";

/** From three weeks past the due date on. Nothing is assumed, and nothing is counted. */
export function Asking() {
  return (
    <section className="stage" aria-labelledby="summary">
      <h1 id="summary">How are you?</h1>
      <p>Your due date was some weeks ago, so we have stopped counting. Tell us only if you want to.</p>
      <DueDateWays label="What happened" baby="My baby is here" />
      <SignsLink words="Still pregnant? See a midwife or doctor today." to={`${href("/danger-signs")}?who=pregnant`} />
    </section>
  );
}

/** What may have happened by the due date. */
export function DueDateWays({ label, baby }: { label: string; baby: string }) {
  return (
    <RowList label={label}>
      <Row to={href("/account/mode")} icon="baby" title={baby} />
      <Row to={href("/account/dates")} icon="calendar-days" title="The date was not right" />
      <Row to={href("/account/loss")} icon="heart-handshake" title="Something else happened" />
    </RowList>
  );
}
