import type { ReactNode } from "react";
import { href, Link, NavLink, useLocation, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { PageUnderDialogs } from "./page-under-dialogs.tsx";
import { StoreLinks } from "./store-links.tsx";

export function AccountArea({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  // On a phone the other pages have 'All pages'.
  const isAccount = useLocation().pathname.startsWith(href("/account"));
  const links: [string, string][] = [
    ...(root?.member ? [["Account", href("/account")] as [string, string]] : []),
    ...(root?.member ? [["Notifications", href("/notifications")] as [string, string]] : []),
    ...(root?.member ? [["Saved articles", href("/account/saved")] as [string, string]] : []),
    ...(root?.member ? [["Hidden and blocked", href("/account/hidden")] as [string, string]] : []),
    ...(root?.member ? [["Where you are logged in", href("/account/sessions")] as [string, string]] : []),
    ...(root?.member && root.member.role !== "member" ? [["Running Umeed", href("/admin")] as [string, string]] : []),
    ["Common Symptoms", href("/symptoms")],
    ["Guidelines", href("/guidelines")],
    ["Events", href("/events")],
    ["Calendar", href("/calendar")],
    ...(root?.member ? [["Downloads", href("/downloads")] as [string, string]] : []),
    ["Term & Conditions", href("/terms-and-conditions")],
    ["Privacy Policy", href("/privacy-policy")],
    ["Citations", href("/citations")],
    ...(root?.member ? [["Contact Us", href("/contact")] as [string, string]] : []),
    ...(root?.member ? [["about", href("/about")] as [string, string]] : []),
  ];
  return (
    <PageUnderDialogs className="page account-area">
      <div className="account-page">{children}</div>
      <nav className={isAccount ? "sidebar" : "sidebar wide"} aria-label="Account area">
        <ul>
          {links.map(([name, to]) => (
            <li key={to}>
              <NavLink to={to} end>
                {name}
              </NavLink>
            </li>
          ))}
          {root?.member ? (
            <li>
              <Link to={href("/account/delete")}>Delete Account</Link>
            </li>
          ) : null}
        </ul>
        {root ? <StoreLinks {...root.app} rate /> : null}
      </nav>
    </PageUnderDialogs>
  );
}
