import { Fragment, type ReactNode } from "react";
import { href, NavLink, useRouteLoaderData } from "react-router";
import type { Member } from "../api/types.ts";
import type { IconName } from "../icons/names.ts";
import type { loader } from "../root.tsx";
import { DeskStyles } from "./desk-styles.tsx";
import { PageUnderDialogs } from "./page-under-dialogs.tsx";

type Role = Member["role"];

interface AdminPage {
  name: string;
  icon: IconName;
  to: string;
}

export const ADMIN_OVERVIEW: AdminPage = { name: "Overview", icon: "house", to: href("/admin") };

const pages: (AdminPage & { role: Role })[] = [
  { name: "Reports", icon: "flag", to: href("/admin/reports"), role: "moderator" },
  { name: "Support", icon: "message-circle", to: href("/admin/contact"), role: "moderator" },
  { name: "Content", icon: "pencil", to: href("/admin/content"), role: "editor" },
  { name: "Papers", icon: "printer", to: href("/admin/handouts"), role: "editor" },
  { name: "Pictures", icon: "image", to: href("/admin/pictures"), role: "editor" },
  { name: "Icons", icon: "star", to: href("/admin/icons"), role: "editor" },
  { name: "Members", icon: "user-round", to: href("/admin/members"), role: "administrator" },
  { name: "Numbers", icon: "activity", to: href("/admin/numbers"), role: "administrator" },
  { name: "Log", icon: "list", to: href("/admin/log"), role: "administrator" },
  { name: "Topics", icon: "messages-square", to: href("/admin/topics"), role: "administrator" },
  { name: "Settings", icon: "list-checks", to: href("/admin/settings"), role: "administrator" },
];

export function adminPagesFor(role: Role) {
  return pages.filter((page) => role === "administrator" || role === page.role);
}

export function AdminArea({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <PageUnderDialogs className="page admin-area">
      <DeskStyles />
      <nav className="strip" aria-label="Admin">
        <NavLink to={href("/admin")} end>
          Overview
        </NavLink>
        {adminPagesFor(root?.member?.role ?? "member").map(({ name, to }) => (
          <Fragment key={to}>
            {" "}
            <NavLink to={to}>{name}</NavLink>
          </Fragment>
        ))}
      </nav>
      <div className="admin-page">{children}</div>
    </PageUnderDialogs>
  );
}
