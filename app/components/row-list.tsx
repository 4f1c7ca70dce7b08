import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/names.ts";
import type { Leaf } from "../format/dates.ts";
import { DateLeaf } from "./date-leaf.tsx";

interface ListProps {
  label?: string | undefined;
  /** Two beside each other on a wide screen. */
  isWide?: boolean;
  children: ReactNode;
}

export function RowList({ label, isWide = false, children }: ListProps) {
  return (
    <ul className={isWide ? "row-list columns" : "row-list"} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowsProps {
  label?: string;
  rows: (RowProps & { to: string; title: string })[];
}

export function Rows({ label, rows }: RowsProps) {
  return rows.length > 0 ? (
    <RowList label={label}>
      {rows.map((row) => (
        <Row key={row.to + row.title} {...row} />
      ))}
    </RowList>
  ) : null;
}

const ARROW = <Icon name="chevron-right" />;

interface RowProps {
  id?: string;
  /** A row without it is only read. */
  to?: string | null;
  icon?: IconName | undefined;
  /** The day of what the row is about, in place of the icon. */
  leaf?: Leaf;
  picture?: ReactNode;
  end?: ReactNode;
  title: ReactNode;
  heading?: "strong" | "h2" | "h3";
  hint?: ReactNode | undefined;
  value?: ReactNode | undefined;
  /** A fact stands out by its value. One for a phone is left out where a wide screen shows what it leads to. */
  tone?: "danger" | "fact" | "phone" | undefined;
  isCurrent?: boolean;
  preventScrollReset?: boolean;
  /** For what is no page of ours: a file. */
  reloadDocument?: boolean;
}

export function Row({
  id,
  to,
  icon,
  leaf,
  picture,
  end = ARROW,
  title,
  heading: Title = "strong",
  hint,
  value,
  tone,
  isCurrent,
  ...link
}: RowProps) {
  return (
    <li id={id} className={tone ? `row ${tone}` : "row"}>
      {icon ? <Icon name={icon} /> : null}
      {leaf ? <DateLeaf leaf={leaf} /> : null}
      <div className="row-words">
        <Title>
          {to ? (
            <Link to={to} aria-current={isCurrent || undefined} {...link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Title>{" "}
        {hint === undefined ? null : <span className="hint">{hint}</span>}
      </div>
      {picture}
      {value === undefined ? null : <span className="quiet">{value}</span>}
      {to && end}
    </li>
  );
}
