import type { ReactNode } from "react";
import { Link, NavigationType, useNavigate, useNavigationType } from "react-router";
import { Icon } from "../icons/icon.tsx";

/** Back to the page that a link led here from, as it was left; to `to` where the address was opened by itself. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const cameByLink = useNavigationType() === NavigationType.Push;
  return (
    <>
      <Link
        className="back"
        to={to}
        onClick={(event) => {
          if (!cameByLink || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <Icon name="arrow-left" />
        {children}
      </Link>{" "}
    </>
  );
}
