import { within } from "@testing-library/dom";
import type { FormVisitor } from "../form-visitor.ts";

export const threadOf = (id: string) => `/forum/details?id=${id}`;

/** A thread with its form for a comment open. */
export const writingOn = (id: string) => `${threadOf(id)}&write=`;

/** The card of a post or comment, by its id; null where it is not on the page. */
export function cardOf({ document }: FormVisitor, id: string): HTMLElement | null {
  return document.getElementById(`post-${id}`) ?? document.getElementById(`comment-${id}`);
}

/** The posts of a list, or the comments of a thread, as they stand on the page. */
export function cardsOf({ document }: FormVisitor): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".posts > li, .comments li.comment-card")];
}

/** What can be done with a post or comment that is on the page. */
export function on(browser: FormVisitor, id: string) {
  const card = cardOf(browser, id);
  if (!card) throw new Error(`There is no ${id} at ${browser.path}.`);
  return within(card);
}

/** Chooses from the menu of a post or comment. */
export async function choose(browser: FormVisitor, id: string, words: string) {
  await browser.follow(on(browser, id).getByRole("link", { name: words }));
}

/** The paragraphs of what a member wrote. */
export function paragraphsOf(element: Element | null): string[] {
  return [...(element?.querySelectorAll(".plain-text p") ?? [])].map(({ textContent }) => textContent);
}
