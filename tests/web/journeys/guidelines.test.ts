import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";

const site = siteOfFile();

/** The links to the guidelines of this page of the list. */
function guidelinesOn(browser: FormVisitor) {
  return within(browser.page.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .flatMap((heading) => within(heading).queryAllByRole("link"));
}

test("a guideline opens over its list and closes back to it", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/guidelines?page=2");
  const [first] = guidelinesOn(browser);
  await browser.follow(first ?? "the first guideline");

  expect(browser.path).toMatch(/^\/guidelines\/\w+\?page=2$/);
  const dialog = within(browser.page.getByRole("dialog", { name: textOf(first) }));
  dialog.getByRole("heading", { name: "Sources" });
  await browser.follow(dialog.getByRole("link", { name: "Close" }));
  expect(browser.path).toBe("/guidelines?page=2");
  expect(browser.page.queryByRole("dialog")).toBeNull();
});

test("a guideline's address can be opened cold, and an unknown one is a 404", async () => {
  const list = new FormVisitor(site.address);
  await list.open("/guidelines");
  const address = guidelinesOn(list)[0]?.getAttribute("href") ?? "";

  const browser = new FormVisitor(site.address);
  await browser.open(address);
  expect(browser.path).toMatch(/^\/guidelines\/\w+$/);
  browser.page.getByRole("dialog");
  await browser.open("/guidelines/nothing");
  expect(browser.status).toBe(404);
  browser.page.getByRole("dialog", { name: "There is no such guideline" });
});
