import { href } from "react-router";
import type { CaseName } from "./case-name.ts";

/** Which cases the page lists: those that wait, or those that are decided. */
export type Show = "waiting" | "decided";

export const showOf = (url: URL): Show => (url.searchParams.get("show") === "decided" ? "decided" : "waiting");

/** The address of a page of a list, or of a case that is open over it. */
export function addressOf(show: Show, page = 1, open?: CaseName) {
  const path = open ? href("/admin/reports/:kind/:id", { kind: open.kind, id: open.id }) : href("/admin/reports");
  const query = new URLSearchParams({
    ...(show === "decided" ? { show } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of a case that was open at `?case=post:<id>`, where cases once were. */
export function addressOfMoved(name: string) {
  const [kind = "", id = ""] = name.split(":");
  return href("/admin/reports/:kind/:id", { kind, id });
}
