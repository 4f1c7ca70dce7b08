import { href } from "react-router";
import { inLanguage } from "../../server/contract/languages.ts";
import { hostContext, type PageHandle } from "../host.ts";
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
];

export const handle: PageHandle = { isShared: true };

export function loader({ request, context }: Route.LoaderArgs) {
  const { languages } = context.get(hostContext);
  const lines = [
    "User-agent: *",
    ...languages.flatMap((language) => PERSONAL.map((path) => `Disallow: ${inLanguage(path, language)}`)),
    "Disallow: /api/",
    "Allow: /api/pictures/",
    "",
    `Sitemap: ${new URL(request.url).origin}${href("/sitemap.xml")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

export { noForms as action } from "./no-forms.ts";
