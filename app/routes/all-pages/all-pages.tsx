import { href, useRouteLoaderData } from "react-router";
import type { LanguageCode } from "../../../server/contract/languages.ts";
import { ADMIN_OVERVIEW, adminPagesFor } from "../../components/admin-area.tsx";
import { pageGroups } from "../../components/page-groups.tsx";
import { dangerPlace, mainPlaces, type Place } from "../../components/places.ts";
import { Row, RowList } from "../../components/row-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { StoreLinks } from "../../components/store-links.tsx";
import { BackLink } from "../../enhance/back-link.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/all-pages.ts";
import { m } from "../../messages/m.ts";

export const handle: PageHandle = { isShared: true };

/** Kept on the phone, so a document of its own. */
const offline: Place = { name: m.placeOffline(), to: href("/offline"), icon: "smartphone" };

export default function AllPages() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const main = [...mainPlaces(root?.member ?? null), offline];
  const known = new Set(main.map(({ to }) => to));
  const admin = adminPagesFor(root?.member?.role ?? "member");
  // Short ones first, so that they share a column of a wide window.
  const groups = pageGroups({ app: root?.app, isAfterLoss: root?.member?.stage === "afterLoss" }).toSorted(
    (one, other) => one.places.length - other.places.length,
  );
  const forStaff = admin.length > 0 ? [ADMIN_OVERVIEW, ...admin] : [];
  return (
    <div className="page">
      <BackLink to={href("/")}>{m.back()}</BackLink>
      <h1>{m.placeAllPages()}</h1>
      <nav className="page-list" aria-label={m.placeAllPages()}>
        <Group name={m.allPagesMain()} places={main} />
        {forStaff.length > 0 ? <Group name={m.admin()} places={forStaff} language="en" /> : null}
        {groups.map(({ name, places }) => (
          <Group key={name} name={name} places={places.filter(({ to }) => !known.has(to))} />
        ))}
      </nav>
      {root?.app ? <StoreLinks {...root.app} rate /> : null}
    </div>
  );
}

interface GroupProps {
  name: string;
  places: (Omit<Place, "icon"> & Partial<Pick<Place, "icon">>)[];
  /** Of the names of the places, where it is another than the page's. */
  language?: LanguageCode;
}

function Group({ name, places, language }: GroupProps) {
  return (
    <section>
      <h2>{name}</h2>
      <RowList>
        {places.map(({ name: title, to, icon }) => (
          <Row
            key={to}
            to={to}
            icon={icon}
            title={<TextIn language={language}>{title}</TextIn>}
            reloadDocument={to === offline.to}
            tone={to === dangerPlace.to ? "danger" : undefined}
          />
        ))}
      </RowList>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeAllPages());
}
