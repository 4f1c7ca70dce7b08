import { languageOfPath, withoutLanguage } from "../../server/contract/languages.ts";

export const WORKER = "/worker.js";

/** Pages that may be kept on a phone: general ones, which say nothing of who reads them. With what in their query chooses the page. */
const KEEPABLE: { path: RegExp; query: string[] }[] = [
  { path: /^\/weeks$/, query: ["tab", "week"] },
  { path: /^\/(article|guidelines)\/[\w-]+$/, query: [] },
  { path: /^\/symptom$/, query: ["id"] },
];

/** The one address under which a page is kept; null for one that is not. */
export function keptAddress(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "http://here");
  const path = withoutLanguage(pathname);
  const query = KEEPABLE.find((page) => page.path.test(path))?.query;
  if (!query) return null;
  if (path === "/weeks" && !searchParams.has("tab")) searchParams.set("tab", "before");
  const chosen = query.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  if (chosen.length < query.length) return null;
  return chosen.length > 0 ? `${pathname}?${new URLSearchParams(chosen)}` : pathname;
}

/** Under which a page may be kept that is asked for by `address`. Her own weeks are kept as everybody's. */
export function keptAddressesFor(address: string): string[] {
  const { pathname, searchParams } = new URL(address, "http://here");
  const week = searchParams.get("week");
  if (withoutLanguage(pathname) === "/timeline" && week !== null) {
    const { prefix } = languageOfPath(pathname);
    return ["before", "after"].map((tab) => `${prefix}/weeks?${new URLSearchParams({ tab, week })}`);
  }
  const own = keptAddress(address);
  return own === null ? [] : [own];
}

export function pageOfData({ pathname, search }: URL): string {
  const path = pathname.slice(0, -".data".length).replace(/\/_(?:root)?$/, "");
  return `${path || "/"}${search}`;
}
