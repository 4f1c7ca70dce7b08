import { href } from "react-router";
import type { CaseName } from "./case-name.ts";

export type Show = "waiting" | "decided";

export const showOf = (url: URL): Show => (url.searchParams.get("show") === "decided" ? "decided" : "waiting");

export function addressOf(show: Show, page = 1, open?: CaseName) {
  const path = open ? href("/admin/reports/:kind/:id", { kind: open.kind, id: open.id }) : href("/admin/reports");
  const query = new URLSearchParams({
    ...(show === "decided" ? { show } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Redirects the former addresses, `?case=post:<id>`. */
export function addressOfMoved(name: string) {
  const [kind = "", id = ""] = name.split(":");
  return href("/admin/reports/:kind/:id", { kind, id });
}
