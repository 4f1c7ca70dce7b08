import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Icon } from "../../icons/icon.tsx";

/** The dialogs of the account page, as its address names them. */
export const dialogs = [
  "dates",
  "scan",
  "visits",
  "visit-card",
  "mode",
  "loss",
  "after-loss",
  "pregnancies",
  "add-pregnancy",
  "add-baby",
  "privacy",
  "notifications",
  "review",
  "delete-review",
  "phone",
  "phone-code",
  "password",
  "recovery-codes",
  "data",
  "delete",
] as const;
export type DialogName = (typeof dialogs)[number];

/** Opens a dialog of the account page. */
export function DialogLink(props: {
  name: string;
  icon:
    | "pencil"
    | "star"
    | "phone"
    | "calendar-days"
    | "baby"
    | "plus"
    | "user-round"
    | "eye"
    | "bell"
    | "heart"
    | "heart-handshake"
    | "check-check"
    | "printer"
    | "log-out"
    | "trash-2";
  children: ReactNode;
}) {
  const { name, icon, children } = props;
  return (
    <Link className="button plain" to={name} preventScrollReset>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
