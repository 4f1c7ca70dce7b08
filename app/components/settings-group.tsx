import { useId, type ReactNode } from "react";
import { RowList } from "./row-list.tsx";

interface Props {
  title: string;
  /** Sentences between the title and the rows. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Rows of settings under a small heading: a `Row` each. */
export function SettingsGroup({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section className="settings-group" aria-labelledby={id}>
      <h2 className="kick" id={id}>
        {title}
      </h2>
      {lead}
      <RowList>{children}</RowList>
    </section>
  );
}
