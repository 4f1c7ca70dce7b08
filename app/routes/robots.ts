import { href } from "react-router";
import type { PageHandle } from "../host.ts";
import type { Route } from "./+types/robots.ts";

const PERSONAL = [
  "/account",
  "/contact",
  "/timeline",
  "/login",
  "/register",
  "/forum/post-new",
  "/light-pages",
  "/drafts",
  "/api/",
];

export const handle: PageHandle = { isShared: true };

export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...PERSONAL.map((path) => `Disallow: ${path}`),
    "Allow: /api/pictures/",
    "",
    `Sitemap: ${new URL(request.url).origin}${href("/sitemap.xml")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

export { noForms as action } from "./no-forms.ts";
