import type { Route } from "./+types/manifest.ts";
import { getApi, load } from "../api/client.ts";
import { language, pagePath } from "../language.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { data: app } = await load(getApi(context).setting.app.$get());
  const manifest = {
    name: app.name,
    short_name: app.name,
    description: app.tagline,
    lang: language.code,
    dir: language.direction,
    start_url: pagePath("/"),
    display: "standalone",
    background_color: "#FFF8F3",
    theme_color: "#FFF8F3",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}

export { noForms as action } from "./no-forms.ts";
