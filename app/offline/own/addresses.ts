import { withoutLanguage } from "../../../server/contract/languages.ts";

/** Her own pages that a phone may keep, without the language: Today, the plan and the visit card. */
export const OWN_PAGES = ["/", "/plan", "/account/visit-card"] as const;
export type OwnPage = (typeof OWN_PAGES)[number];

/**
 * On every page and its data for a member who called this phone hers: whose pages it may keep, and a hash of her state,
 * with a space between. An answer without it says that the phone may keep none.
 */
export const OWN_MARK = "Umeed-Own";

/** @param path with or without a language */
export function ownPageAt(path: string): OwnPage | undefined {
  const own = withoutLanguage(path);
  return OWN_PAGES.find((page) => page === own);
}
