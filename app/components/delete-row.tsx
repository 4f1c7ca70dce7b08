import { Row, RowList } from "./row-list.tsx";

/** Leads to the dialog that deletes what a form changes; a card of its own, red, so that nobody takes it for the form's button. */
export function DeleteRow({ to, title }: { to: string; title: string }) {
  return (
    <RowList>
      <Row to={to} icon="trash-2" title={title} tone="danger" preventScrollReset />
    </RowList>
  );
}
