import { href } from "react-router";

/** The dialogs of the login page, as its address names them. */
export const dialogs = ["forgot-password", "new-password", "reset-password"] as const;
export type DialogName = (typeof dialogs)[number];

/**
 * Where the login page is, with one of its dialogs or without.
 * @param next where she goes after she has logged in.
 * @param isAsked a code was asked for just now.
 */
export function loginAddress(
  next: string | null,
  { dialog, isAsked = false }: { dialog?: DialogName; isAsked?: boolean } = {},
): string {
  const search = new URLSearchParams({
    ...(dialog ? { dialog } : {}),
    ...(isAsked ? { asked: "1" } : {}),
    ...(next ? { next } : {}),
  });
  return search.size > 0 ? `${href("/login")}?${search}` : href("/login");
}
