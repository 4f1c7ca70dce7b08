import { href } from "react-router";

/** Which cases the page lists: those that wait, or those that are decided. */
export type Show = "waiting" | "decided";

export const showOf = (url: URL): Show => (url.searchParams.get("show") === "decided" ? "decided" : "waiting");

/** The address of a page of a list, with a case open over it. @param name as `case-name.ts` reads it. */
export function addressOf(show: Show, page = 1, name?: string) {
  const query = new URLSearchParams({
    ...(show === "decided" ? { show } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(name ? { case: name } : {}),
  });
  return query.size > 0 ? `${href("/admin/reports")}?${query}` : href("/admin/reports");
}
