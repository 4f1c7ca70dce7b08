import type { Page } from "playwright/test";
import { writer as member } from "../fixtures/mothers.ts";
import { signIn } from "./members.ts";

/** A member who writes at the API as a mobile app does, and comes to the pages too. */
export async function writer(address: string, overrides: Record<string, unknown> = {}) {
  const made = await member(address, overrides);
  return {
    ...made,
    /** Signs her in on this page's browser. */
    comesTo: (page: Page) => signIn(page, address, made),
  };
}

/** The card of a post in a list, or of a comment in a thread, by its id. */
export const cardOf = (page: Page, id: string) => page.locator(`#post-${id}, #comment-${id}`);
