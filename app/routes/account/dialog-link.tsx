import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../icons/icon.tsx";
import type { IconName } from "../../icons/names.ts";

export function DialogLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <Link className="button plain" to={to} preventScrollReset>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
