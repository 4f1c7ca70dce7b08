import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/terms-and-conditions.ts";
import { ContentPage } from "./content-page.tsx";
import { loadContent } from "./load-content.ts";
import { m } from "../../messages/m.ts";

export const handle: PageHandle = { isShared: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadContent(context, "termsAndConditions");
}

export default function TermsAndConditions({ loaderData }: Route.ComponentProps) {
  return <ContentPage title={m.placeTerms()} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeTerms(), m.termsDescription());
}
