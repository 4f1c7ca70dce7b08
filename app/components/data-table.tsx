import type { ReactNode } from "react";
import { Link } from "./link.tsx";

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** The address of the list in the order of this column; where it is in that order, of the other way round. */
  sort?: string;
  order?: "ascending" | "descending" | undefined;
  /** What the eye finds without its name. */
  isPlain?: boolean | ((row: Row) => boolean);
}

/** Of a column with times. The newest come first, and a second click turns them round. */
export function byTime(
  sort: string,
  sortedBy: (sort: "newest" | "oldest") => string,
): Pick<Column<unknown>, "sort" | "order"> {
  if (sort === "newest") return { sort: sortedBy("oldest"), order: "descending" };
  return { sort: sortedBy("newest"), order: sort === "oldest" ? "ascending" : undefined };
}

interface Props<Row> {
  label: string;
  rows: Row[];
  keyOf: (row: Row) => string;
  /** The first names the row. */
  columns: [Column<Row>, ...Column<Row>[]];
  choice?: { name: ReactNode; cell: (row: Row) => ReactNode };
}

/** Columns where there is room; on a phone each row is a card. */
export function DataTable<Row>({ label, rows, keyOf, columns, choice }: Props<Row>) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {choice ? (
            <th scope="col" className="choose">
              {choice.name}
            </th>
          ) : null}
          {columns.map(({ name, sort, order }) => (
            <th key={name} scope="col" aria-sort={order}>
              {sort ? (
                <Link to={sort} preventScrollReset>
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {choice ? <td className="choose">{choice.cell(row)}</td> : null}
            {columns.map((column, index) => (
              <Cell key={column.name} column={column} row={row} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row, isFirst }: { column: Column<Row>; row: Row; isFirst: boolean }) {
  const content = column.cell(row);
  const isPlain = typeof column.isPlain === "function" ? column.isPlain(row) : column.isPlain;
  if (isFirst) return <th scope="row">{content}</th>;
  return (
    <td>
      {isPlain || content === null ? null : (
        <span className="cell-name" aria-hidden="true">
          {column.name}{" "}
        </span>
      )}
      {content}
    </td>
  );
}
