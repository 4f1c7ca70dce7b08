import { href, redirect, redirectDocument } from "react-router";

export function safePath(next: string | null | undefined, request: Request): string {
  const home = href("/");
  if (!next || !isPath(next) || hasControlCharacter(next)) return home;
  const { origin } = new URL(request.url);
  if (!URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  // Without its dots, `/..//host` begins with two slashes and is another host's address.
  return url.origin === origin && isPath(url.pathname) ? url.pathname + url.search + url.hash : home;
}

/** The browser's router can't show files, so a file is loaded as a document. */
export function redirectToSafePath(next: string | null | undefined, request: Request) {
  const path = safePath(next, request);
  const isFile = /^[^?#]*\.\w+([?#]|$)/.test(path);
  return isFile ? redirectDocument(path, 303) : redirect(path, 303);
}

function isPath(text: string) {
  return /^\/(?![/\\])/.test(text);
}

/** Browsers drop tabs and line breaks from addresses, which turns a path into another host. */
function hasControlCharacter(text: string) {
  return Array.from(text).some((letter) => (letter.codePointAt(0) ?? 0) < 0x20);
}
