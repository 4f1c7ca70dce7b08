import type { ReactNode } from "react";
import { href, useLocation, useRouteLoaderData } from "react-router";
import { Link } from "./link.tsx";
import { Icon } from "../icons/icon.tsx";
import type { loader } from "../root.tsx";
import { PageUnderDialogs } from "./page-under-dialogs.tsx";
import { StoreLinks } from "./store-links.tsx";
import { m } from "../messages/m.ts";

interface Props {
  /** Whether it has a way back of its own, though its path is that of a page of the account. */
  isFurtherBelow?: boolean;
  children: ReactNode;
}

export function AccountArea({ isFurtherBelow = false, children }: Props) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  // A page further below has a way back of its own.
  const isOfAccount = !isFurtherBelow && /^\/(account\/[^/]+|children|record)$/.test(pathname);
  const ofMember = (...links: [string, string][]) => (root?.member ? links : []);
  const links = [
    ...ofMember([m.accountAreaAccount(), href("/account")]),
    ...(root?.member?.role === "member" ? [] : ofMember([m.admin(), href("/admin")])),
    [m.placeCommonSymptoms(), href("/symptoms")],
    [m.placeGuidelines(), href("/guidelines")],
    [m.placeEvents(), href("/events")],
    [m.placeCalendar(), href("/calendar")],
    ...ofMember([m.placeDownloads(), href("/downloads")]),
    [m.accountAreaTerms(), href("/terms-and-conditions")],
    [m.placePrivacyPolicy(), href("/privacy-policy")],
    [m.placeCitations(), href("/citations")],
    ...ofMember([m.accountAreaContact(), href("/contact")], [m.accountAreaAbout(), href("/about")]),
  ] satisfies [string, string][];
  const holding = links.find(([, to]) => `${pathname}/`.startsWith(`${to}/`));
  // What has no link here is reached from the rows of the account.
  const here = holding?.[1] ?? href("/account");
  const currentAt = (to: string) => (to === pathname ? "page" : true);
  return (
    <PageUnderDialogs className="page account-area">
      <div className="account-page">
        {isOfAccount ? (
          <Link className="back" to={href("/account")}>
            <Icon name="arrow-left" />
            {m.accountTitle()}
          </Link>
        ) : null}
        {children}
      </div>
      {/* A phone has the rows of the account and 'All pages' in its place. */}
      <nav className="sidebar" aria-label={m.accountArea()}>
        <ul>
          {links.map(([name, to]) => (
            <li key={to}>
              <Link to={to} aria-current={to === here ? currentAt(to) : undefined}>
                {name}
              </Link>
            </li>
          ))}
          {root?.member ? (
            <li>
              <Link to={href("/account/delete")}>{m.accountDelete()}</Link>
            </li>
          ) : null}
        </ul>
        {root ? <StoreLinks {...root.app} rate /> : null}
      </nav>
    </PageUnderDialogs>
  );
}
