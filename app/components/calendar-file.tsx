import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

interface Props {
  /** Of an iCalendar file. */
  path: string;
  tone?: "main" | "plain";
  children: ReactNode;
}

/** Takes dates to the phone's own calendar. No `download` attribute: it would also save the page that says why not. */
export function CalendarFile({ path, tone = "plain", children }: Props) {
  return (
    <a className={`button ${tone}`} href={path}>
      <Icon name="calendar-days" />
      {children}
    </a>
  );
}
