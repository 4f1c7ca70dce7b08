import type { EntryContext, RouterContextProvider } from "react-router";
import { FIRST_LANGUAGE, inLanguage, languageOf } from "../server/contract/languages.ts";
import { canonicalPath } from "./components/canonical.tsx";
import { hostContext } from "./host.ts";
import { isInEnglish, routerPath } from "./language.ts";
import { getMember } from "./middleware/member.ts";
import { textLanguageIn } from "./use-app.ts";

/** Values of the header `Link`, for search engines. In the HTML, lynx would print them above the page. */
export function alternates(
  request: Request,
  { staticHandlerContext: { matches, loaderData, errors } }: EntryContext,
  context: Readonly<RouterContextProvider>,
): string[] {
  const { languages } = context.get(hostContext);
  const last = matches.at(-1)?.route.id ?? "";
  const isInOther = !isInEnglish && textLanguageIn(loaderData[last]) !== undefined;
  const isListed = !errors && last !== "routes/not-found" && !isInOther && !getMember(context);
  if (languages.length === 1 || !isListed) return [];
  const { origin, pathname, search } = new URL(request.url);
  const path = canonicalPath(routerPath(pathname), search);
  const link = (code: string, language = languageOf(code)) =>
    `<${origin}${encodeURI(inLanguage(path, language))}>; rel="alternate"; hreflang="${code}"`;
  return [...languages.map(({ code }) => link(code)), link("x-default", languageOf(FIRST_LANGUAGE))];
}
