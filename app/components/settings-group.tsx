import { useId, type ReactNode } from "react";
import { RowList } from "./row-list.tsx";

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

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
