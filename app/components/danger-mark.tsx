import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

export function DangerMark({ children = m.dangerSign() }: { children?: ReactNode }) {
  return (
    <span className="danger-mark">
      <Icon name="circle-alert" />
      {children}{" "}
    </span>
  );
}
