import { href } from "react-router";

type Path = "/login" | "/login/forgot-password" | "/login/new-password" | "/login/reset-password";

/**
 * Where the login page is, or one of its dialogs.
 * @param next where she goes after she has logged in.
 * @param isAsked a code was asked for just now.
 */
export function loginAddress(next: string | null, path: Path = "/login", { isAsked = false } = {}): string {
  const search = new URLSearchParams({ ...(isAsked ? { asked: "1" } : {}), ...(next ? { next } : {}) });
  return search.size > 0 ? `${href(path)}?${search}` : href(path);
}
