import { href } from "react-router";
import type { Route } from "./+types/manifest.ts";
import { getApi, load } from "../api/client.ts";
import { hostContext } from "../host.ts";
import { language, pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { data: app } = await load(getApi(context).setting.app.$get());
  const { installedName } = context.get(hostContext);
  const name = installedName ?? app.name;
  const manifest = {
    id: pagePath("/"),
    name,
    short_name: name,
    lang: language.code,
    dir: language.direction,
    start_url: pagePath("/"),
    scope: "/",
    display: "standalone",
    background_color: "#FFF8F3",
    theme_color: "#FFF8F3",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    // A name that says nothing is not to be given away by what stands beside it.
    ...(installedName === undefined ? { description: app.tagline, ...known() } : {}),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}

export { noForms as action } from "./no-forms.ts";

/** What the phone shows before it installs, and where a long press on the icon leads. */
function known() {
  const icons = [{ src: "/icon-192.png", type: "image/png", sizes: "192x192" }];
  const screenshot = (what: string, label: string) => ({
    src: `/screenshots/${what}-${language.code}.png`,
    type: "image/png",
    sizes: "720x1280",
    form_factor: "narrow",
    label,
  });
  return {
    screenshots: [screenshot("week", m.manifestWeek()), screenshot("danger-signs", m.placeDangerSigns())],
    shortcuts: [
      { name: m.placeDangerSigns(), url: pagePath(href("/danger-signs")), icons },
      { name: m.placeWeekByWeek(), url: pagePath(href("/weeks")), icons },
      { name: m.placeOffline(), url: pagePath(href("/offline")), icons },
    ],
  };
}
