import { Row, RowList } from "../../components/row-list.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  kinds: { kind: string; name: string; last: string | null }[];
  /** Of the dialog, which takes the kind in its query. */
  to: string;
}

export function Adding({ kinds, to }: Props) {
  return kinds.length > 0 ? (
    <section className="settings-group" aria-labelledby="add">
      <h2 className="kick" id="add">
        {m.recordAddTitle()}
      </h2>
      <RowList>
        {kinds.map(({ kind, name, last }) => (
          <Row
            key={kind}
            to={`${to}?kind=${kind}`}
            icon="plus"
            title={name}
            hint={last ?? m.recordNothing()}
            preventScrollReset
          />
        ))}
      </RowList>
    </section>
  ) : null;
}
