import { href, matchPath, parsePath } from "react-router";

/** @param before position before which older messages are shown */
export function conversationAddress(partnerId: string, before: number | null = null): string {
  const path = href("/messages/with/:partnerId", { partnerId });
  return before === null ? path : `${path}?${new URLSearchParams({ before: String(before) })}`;
}

export function dialogAddress(conversation: string, dialog: string, message?: string): string {
  const { pathname = "", search } = parsePath(conversation);
  const query = new URLSearchParams(search);
  if (message) query.set("message", message);
  return query.size > 0 ? `${pathname}/${dialog}?${query}` : `${pathname}/${dialog}`;
}

/** Null for an address outside the messages. */
export function conversationBeneath(address: string): string | null {
  const { pathname = "", search } = parsePath(address);
  const partnerId = matchPath("/messages/with/:partnerId/:dialog", pathname)?.params.partnerId;
  return partnerId ? conversationAddress(partnerId, positionIn(new URLSearchParams(search))) : null;
}

export function positionIn(query: URLSearchParams): number | null {
  const asked = Number(query.get("before"));
  return Number.isSafeInteger(asked) && asked > 0 ? asked : null;
}
