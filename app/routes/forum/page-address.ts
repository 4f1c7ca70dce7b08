import { href, useLocation } from "react-router";
import { useIsMember } from "../../use-app.ts";

export const dialogNames = ["report", "hide", "edit", "delete"] as const;
export type DialogName = (typeof dialogNames)[number];

/** What a dialog is about: a post or a comment, by its id. */
export type Subject = { post: string } | { comment: string };

const PARTS = ["dialog", "post", "comment"];

/** What an address asks for besides a dialog. */
export function withoutDialog(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const part of PARTS) query.delete(part);
  return query;
}

/** Addresses of this page with a dialog over it and, for closing one, without. A visitor is led to sign in first. */
export function useDialogAddress() {
  const { pathname, search } = useLocation();
  const isMember = useIsMember();
  const addressWith = (parts: Record<string, string>) => {
    const query = withoutDialog(search);
    for (const [name, value] of Object.entries(parts)) query.set(name, value);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return {
    closeTo: addressWith({}),
    addressOf: (dialog: DialogName, subject: Subject) => {
      const next = addressWith({ dialog, ...subject });
      return isMember ? next : `${href("/login")}?${new URLSearchParams({ next })}`;
    },
  };
}
