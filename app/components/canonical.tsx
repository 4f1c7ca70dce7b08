import { useLocation } from "react-router";
import { pagePath } from "../language.ts";

/** The query parameters that choose the page, in their canonical order; others are searches or passing states. */
const MEANINGFUL = ["tab", "week", "category", "topic", "id", "publisher", "page"];

/** Items of a list have the same address on every page of it, and an event also over the calendar. */
const ITEM = /^\/(?:(guidelines|events)|calendar\/event)\/([^/]+)$/;

export function Canonical({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const address = origin + pagePath(canonicalPath(pathname, search));
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
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
