import { href } from "react-router";
import { DECIDED_OUTCOMES, type DecidedOutcome } from "../../../../server/contract/moderation/choices.ts";
import { TIME_ORDERS, type TimeOrder } from "../../../../server/contract/orders.ts";
import type { CaseName } from "./case-name.ts";

export type Show = "waiting" | "decided";

export const showOf = (url: URL): Show => (url.searchParams.get("show") === "decided" ? "decided" : "waiting");

export interface Kept {
  outcome?: DecidedOutcome;
  sort?: TimeOrder;
}

export function keptIn({ searchParams }: URL): Kept {
  const outcome = DECIDED_OUTCOMES.find((each) => each === searchParams.get("outcome"));
  const sort = TIME_ORDERS.find((each) => each === searchParams.get("sort"));
  return { ...(outcome ? { outcome } : {}), ...(sort ? { sort } : {}) };
}

export function addressOf(show: Show, page = 1, open?: CaseName, kept: Kept = {}) {
  const path = open ? href("/admin/reports/:kind/:id", { kind: open.kind, id: open.id }) : href("/admin/reports");
  const query = new URLSearchParams({
    ...(show === "decided" ? { show } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...kept,
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Redirects the former addresses, `?case=post:<id>`. */
export function addressOfMoved(name: string) {
  const [kind = "", id = ""] = name.split(":");
  return href("/admin/reports/:kind/:id", { kind, id });
}
