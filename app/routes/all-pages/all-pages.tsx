import { href, Link, useRouteLoaderData } from "react-router";
import { adminPagesFor } from "../../components/admin-area.tsx";
import { PageGroups } from "../../components/page-groups.tsx";
import { mainPlaces } from "../../components/places.ts";
import { BackLink } from "../../enhance/back-link.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/all-pages.ts";

export const handle: PageHandle = { isShared: true };

export default function AllPages() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const pages = adminPagesFor(root?.member?.role ?? "member");
  return (
    <div className="page all-pages">
      <BackLink to={href("/")}>Back</BackLink>
      <h1>All pages</h1>
      <nav aria-label="All pages">
        <section>
          <h2>Main pages</h2>
          <ul>
            {mainPlaces(root?.member ?? null).map(({ name, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
        <PageGroups app={root?.app} isAfterLoss={root?.member?.stage === "afterLoss"} />
        {pages.length > 0 ? (
          <section>
            <h2>Admin</h2>
            <ul>
              {pages.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </nav>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "All pages");
}
