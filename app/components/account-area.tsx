import type { ReactNode } from "react";
import { href, Link, NavLink, useLocation, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { PageUnderDialogs } from "./page-under-dialogs.tsx";
import { StoreLinks } from "./store-links.tsx";

export function AccountArea({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  // On a phone 'All pages' stands in for these links outside the account.
  const isAccount = useLocation().pathname.startsWith(href("/account"));
  const ofMember = (...links: [string, string][]) => (root?.member ? links : []);
  const links = [
    ...ofMember(
      ["Account", href("/account")],
      ["Notifications", href("/notifications")],
      ["Saved articles", href("/account/saved")],
      ["Hidden and blocked", href("/account/hidden")],
      ["Where you are logged in", href("/account/sessions")],
    ),
    ...(root?.member?.role === "member" ? [] : ofMember(["Admin", href("/admin")])),
    ["Common Symptoms", href("/symptoms")],
    ["Guidelines", href("/guidelines")],
    ["Events", href("/events")],
    ["Calendar", href("/calendar")],
    ...ofMember(["Downloads", href("/downloads")]),
    ["Term & Conditions", href("/terms-and-conditions")],
    ["Privacy Policy", href("/privacy-policy")],
    ["Citations", href("/citations")],
    ...ofMember(["Contact Us", href("/contact")], ["about", href("/about")]),
  ] satisfies [string, string][];
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
