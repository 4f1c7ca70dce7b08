import { useLocation, useMatches } from "react-router";
import { inLanguage, languageOf, type LanguageCode } from "../../server/contract/languages.ts";
import { isInEnglish, language, pagePath } from "../language.ts";
import { useIsMember, useOtherLanguages, useTextLanguage } from "../use-app.ts";

/** The query parameters that choose the page, in their canonical order; others are searches or passing states. */
const MEANINGFUL = ["tab", "week", "category", "topic", "id", "publisher", "page"];

/** Items of a list have the same address on every page of it, and an event also over the calendar. */
const ITEM = /^\/(?:(guidelines|events)|calendar\/event)\/([^/]+)$/;

export function Canonical({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const isUnknown = useMatches().at(-1)?.id === "routes/not-found";
  const path = canonicalPath(pathname, search);
  const other = useTextLanguage();
  const textLanguage = isInEnglish ? undefined : other;
  const address = origin + (textLanguage ? inLanguage(path, languageOf(textLanguage)) : pagePath(path));
  if (isUnknown) return null;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {textLanguage ? <meta name="robots" content="noindex" /> : null}
      {/* Search engines read the page as it was sent. */}
      {import.meta.env.SSR && !textLanguage ? <Alternates origin={origin} path={path} /> : null}
    </>
  );
}

function Alternates({ origin, path }: { origin: string; path: string }) {
  const others = useOtherLanguages();
  const isMember = useIsMember();
  if (others.length === 0 || isMember) return null;
  const addressIn = (code: LanguageCode) => origin + inLanguage(path, languageOf(code));
  return (
    <>
      {[language.code, ...others].map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn("en")} />
    </>
  );
}

export function canonicalPath(pathname: string, search: string): string {
  const [isItem, list = "events", id] = ITEM.exec(pathname) ?? [];
  if (isItem) return `/${list}/${id}`;
  const asked = new URLSearchParams(search);
  const kept = MEANINGFUL.flatMap((name) => {
    const value = asked.get(name);
    return value && !(name === "page" && value === "1") ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname;
}
