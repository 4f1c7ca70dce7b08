import { useLocation, useMatches } from "react-router";
import { inLanguage, languageOf } from "../../server/contract/languages.ts";
import { isInEnglish, pagePath } from "../language.ts";
import { useTextLanguage } from "../use-app.ts";

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
