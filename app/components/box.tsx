import { useId, type ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/names.ts";

interface Props {
  /** `help` is calm and ticks its list, `soon` is for what to do within days, `danger` is red. At most one of each on a page. */
  kind: "help" | "soon" | "danger";
  title: ReactNode;
  heading?: "h2" | "h3";
  icon?: IconName;
  id?: string;
  children: ReactNode;
}

export function Box({ kind, title, heading: Heading = "h2", icon = icons[kind], id: given, children }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <section className={`box ${kind}`} aria-labelledby={id}>
      <Heading id={id}>
        <Icon name={icon} />
        {title}
      </Heading>
      {children}
    </section>
  );
}

const icons = { help: "sprout", soon: "circle-alert", danger: "triangle-alert" } as const;
