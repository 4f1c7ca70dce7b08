import { useLocation } from "react-router";

/** What of an address chooses the page, in the order of a permanent address; the rest is a search or a passing state. */
const MEANINGFUL = ["tab", "week", "category", "id", "page"];

/** What is open over a list is the same over each of its pages. */
const OPEN = /^\/(guidelines|events|calendar\/event)\/[^/]+$/;

/** The page's one permanent address, for search engines and for whom it is shared with. */
export function Canonical({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const address = origin + canonicalPath(pathname, search);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}

/** Path and search without what doesn't choose the page. */
export function canonicalPath(pathname: string, search: string): string {
  if (OPEN.test(pathname)) return pathname;
  const asked = new URLSearchParams(search);
  const kept = MEANINGFUL.flatMap((name) => {
    const value = asked.get(name);
    return value && !(name === "page" && value === "1") ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname;
}
