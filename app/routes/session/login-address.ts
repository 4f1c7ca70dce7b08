import { href } from "react-router";

type Path = "/login" | "/login/forgot-password" | "/login/new-password" | "/login/reset-password";

export function loginAddress(next: string | null, path: Path = "/login", { isAsked = false } = {}): string {
  const search = new URLSearchParams({ ...(isAsked ? { asked: "1" } : {}), ...(next ? { next } : {}) });
  return search.size > 0 ? `${href(path)}?${search}` : href(path);
}
