import { href } from "react-router";
import { Link } from "./link.tsx";
import { LightPagesForm } from "./light-pages.tsx";
import { OtherLanguages } from "./other-languages.tsx";
import { PageGroups } from "./page-groups.tsx";
import type { Stores } from "./store-links.tsx";
import { m } from "../messages/m.ts";

interface Props {
  app: ({ name: string; tagline: string; helplineNumber: string } & Stores) | undefined;
  isAfterLoss: boolean;
  isInert: boolean;
}

/** A phone shows one row: the groups are behind 'All pages', and only their links of the class `few` stay. */
export function SiteFooter({ app, isAfterLoss, isInert }: Props) {
  return (
    <footer className="site-footer" inert={isInert}>
      <nav aria-label={m.footerLabel()}>
        <Link className="all-pages" to={href("/all-pages")}>
          {m.placeAllPages()}
        </Link>{" "}
        <PageGroups app={app} isAfterLoss={isAfterLoss} />
      </nav>
      <section className="about-app">
        {app ? <h2>{app.name}</h2> : null}
        {app?.tagline ? <p>{m.footerTagline({ tagline: app.tagline })}</p> : null}
        <p className="languages">
          <OtherLanguages />
        </p>
        <LightPagesForm />
      </section>
    </footer>
  );
}
