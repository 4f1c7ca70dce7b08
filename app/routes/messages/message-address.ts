import { href } from "react-router";

export const dialogNames = ["hide-message", "hide", "block", "report"] as const;
export type DialogName = (typeof dialogNames)[number];

interface Parts {
  /** Messages before this position. */
  before?: number | null;
  dialog?: DialogName;
  /** The message that the dialog is about, by its id. */
  message?: string;
}

/** The address of a conversation, of its older messages, or of a dialog over them. */
export function conversationAddress(partnerId: string, { before, dialog, message }: Parts = {}): string {
  const query = new URLSearchParams();
  if (before) query.set("before", String(before));
  if (dialog) query.set("dialog", dialog);
  if (message) query.set("message", message);
  const path = href("/messages/with/:partnerId", { partnerId });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What an address of a conversation asks for; nothing where it can't be read. */
export function partsOf({ searchParams }: URL) {
  const asked = Number(searchParams.get("before"));
  return {
    before: Number.isSafeInteger(asked) && asked > 0 ? asked : null,
    dialog: dialogNames.find((name) => name === searchParams.get("dialog")) ?? null,
    message: searchParams.get("message"),
  };
}
