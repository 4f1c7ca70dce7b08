import { href, useRouteLoaderData } from "react-router";
import { adminPagesFor } from "../../components/admin-area.tsx";
import { pageGroups } from "../../components/page-groups.tsx";
import { dangerPlace, mainPlaces, type Place } from "../../components/places.ts";
import { Row, RowList } from "../../components/row-list.tsx";
import { StoreLinks } from "../../components/store-links.tsx";
import { BackLink } from "../../enhance/back-link.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/all-pages.ts";
import { m } from "../../messages/m.ts";

export const handle: PageHandle = { isShared: true };

export default function AllPages() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const forStaff = adminPagesFor(root?.member?.role ?? "member");
  return (
    <div className="page all-pages">
      <BackLink to={href("/")}>{m.back()}</BackLink>
      <h1>{m.placeAllPages()}</h1>
      <nav aria-label={m.placeAllPages()}>
        <Group name={m.allPagesMain()} places={mainPlaces(root?.member ?? null)} />
        {pageGroups({ app: root?.app, isAfterLoss: root?.member?.stage === "afterLoss" }).map((group) => (
          <Group key={group.name} {...group} />
        ))}
        {forStaff.length > 0 ? <Group name={m.placeAdmin()} places={forStaff} /> : null}
      </nav>
      {root?.app ? <StoreLinks {...root.app} rate /> : null}
    </div>
  );
}

function Group({ name, places }: { name: string; places: (Omit<Place, "icon"> & Partial<Pick<Place, "icon">>)[] }) {
  return (
    <section>
      <h2>{name}</h2>
      <RowList>
        {places.map(({ name: title, to, icon }) => (
          <Row key={to} to={to} icon={icon} title={title} tone={to === dangerPlace.to ? "danger" : undefined} />
        ))}
      </RowList>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeAllPages());
}
