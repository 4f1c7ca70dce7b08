import type { ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Icon } from "../icons/icon.tsx";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Link
      className="back"
      to={to}
      onClick={(event) => {
        if (key === "default" || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
