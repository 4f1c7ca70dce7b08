import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/privacy-policy.ts";
import { ContentPage } from "./content-page.tsx";
import { loadContent } from "./load-content.ts";
import { m } from "../../messages/m.ts";

export const handle: PageHandle = { isShared: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadContent(context, "privacyPolicy");
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <ContentPage title={m.placePrivacyPolicy()} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placePrivacyPolicy(), m.privacyDescription());
}
