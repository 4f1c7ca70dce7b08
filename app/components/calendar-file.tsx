import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

interface Props {
  path: string;
  tone?: "main" | "plain";
  children: ReactNode;
}

/** No `download` attribute: the browser would also save the error page. */
export function CalendarFile({ path, tone = "plain", children }: Props) {
  return (
    <a className={`button ${tone}`} href={path}>
      <Icon name="calendar-days" />
      {children}
    </a>
  );
}
