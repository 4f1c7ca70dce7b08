import { within } from "@testing-library/dom";
import { expect } from "vitest";
import { typed } from "../../fixtures/dates.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";

/** A part of the page by its role and name, in which spaces that do not break are spaces, and hyphens hyphens. */
export function part({ page }: FormVisitor, role: "dialog" | "region" | "navigation" | "table", name: string | RegExp) {
  const isNamed = (said: string) => (typeof name === "string" ? said === name : name.test(said));
  return page.getByRole(role, { name: (said) => isNamed(said.replaceAll("\u00A0", " ").replaceAll("\u2060", "")) });
}

/** The links of the site's own menu. */
export function inMenu(browser: FormVisitor) {
  return within(part(browser, "navigation", "Main"));
}

/** What stands in the bar on top of every page. */
export function inBar({ page }: FormVisitor) {
  return within(page.getByRole("banner"));
}

/** The entries of a list in a part of the page, in words. */
export function entriesIn(element: HTMLElement): string[] {
  return within(element).queryAllByRole("listitem").map(textOf);
}

/** The links of a region, in words. */
export function linksIn(browser: FormVisitor, region: string): string[] {
  return within(part(browser, "region", region))
    .getAllByRole("link")
    .map(textOf);
}

/** The rows of the table of a region, in words, without its head. */
export function rowsIn(browser: FormVisitor, region: string): string[] {
  return within(part(browser, "region", region))
    .getAllByRole("row")
    .slice(1)
    .map(textOf);
}

/** What stands in the page's only dialog. */
export const dialogText = ({ page }: FormVisitor) => textOf(page.getByRole("dialog"));

/** Sends the form of a button twice, as who presses it again before the answer is there. */
export async function pressTwice(browser: FormVisitor, name: string) {
  const button = browser.page.getByRole("button", { name });
  await browser.press(button);
  await browser.press(button);
}

/** What stands in the page's own part, without what is around every page. */
export const mainText = ({ page }: FormVisitor) => textOf(page.getByRole("main"));

/** These stand in the three fields of a date: `YYYY-MM-DD`, or its three parts. */
export function expectDate(browser: FormVisitor, label: string, date: string | string[]) {
  const parts = typeof date === "string" ? typed(date) : date;
  for (const [index, box] of browser.dateFields(label).entries()) expect(box).toHaveValue(parts[index]);
}

/** What a link of the page leads to, without leaving the page. */
export function behind({ page, http }: FormVisitor, link: string | RegExp) {
  return http.get(page.getByRole("link", { name: link }).getAttribute("href") ?? "");
}

const FRAMES = "section, article, nav, ul, ol, figure, .card";

/** Frames in the page's own part that hold nothing, or a heading alone. */
export function emptyFramesIn({ page }: FormVisitor): string[] {
  const isEmpty = (frame: Element) => textOf(frame) === textOf(frame.querySelector("h1, h2, h3"));
  return [...page.getByRole("main").querySelectorAll(FRAMES)].filter(isEmpty).map(({ outerHTML }) => outerHTML);
}
