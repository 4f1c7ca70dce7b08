import { Fragment, type ReactNode } from "react";
import { href, NavLink, useRouteLoaderData } from "react-router";
import type { Member } from "../api/types.ts";
import type { loader } from "../root.tsx";
import { DeskStyles } from "./desk-styles.tsx";
import { PageUnderDialogs } from "./page-under-dialogs.tsx";

type Role = Member["role"];

const pages: { name: string; to: string; role: Role }[] = [
  { name: "Reports", to: href("/admin/reports"), role: "moderator" },
  { name: "Support", to: href("/admin/contact"), role: "moderator" },
  { name: "Content", to: href("/admin/content"), role: "editor" },
  { name: "Papers", to: href("/admin/handouts"), role: "editor" },
  { name: "Pictures", to: href("/admin/pictures"), role: "editor" },
  { name: "Icons", to: href("/admin/icons"), role: "editor" },
  { name: "Members", to: href("/admin/members"), role: "administrator" },
  { name: "Numbers", to: href("/admin/numbers"), role: "administrator" },
  { name: "Log", to: href("/admin/log"), role: "administrator" },
  { name: "Topics", to: href("/admin/topics"), role: "administrator" },
  { name: "Settings", to: href("/admin/settings"), role: "administrator" },
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
