import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

export function DangerMark({ children = "Danger sign" }: { children?: ReactNode }) {
  return (
    <span className="danger-mark">
      <Icon name="circle-alert" />
      {children}{" "}
    </span>
  );
}
