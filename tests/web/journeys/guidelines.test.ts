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

test("a guideline is a page without script, and leads back to its list", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/guidelines?page=2");
  const [first] = guidelinesOn(browser);
  await browser.follow(first ?? "the first guideline");

  expect(browser.path).toMatch(/^\/guidelines\/\w+\?page=2$/);
  expect(browser.heading).toBe(textOf(first));
  expect(browser.page.queryByRole("dialog")).toBeNull();
  expect(guidelinesOn(browser)).toEqual([]);
  browser.page.getByRole("heading", { name: "Sources" });
  const share = browser.page.getByRole("link", { name: "WhatsApp" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(share)).toMatch(/\/guidelines\/\w+$/);
  await browser.follow("All guidelines");
  expect(browser.path).toBe("/guidelines?page=2");
  expect(browser.heading).toBe("Guidelines");
});

test("those for one part of the way are listed alone", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/guidelines");
  await browser.follow(within(browser.page.getByRole("main")).getByRole("link", { name: "Birth" }));
  expect(guidelinesOn(browser).map(textOf)).toContain("The first hour: cord, skin and breast");
  expect(guidelinesOn(browser).map(textOf)).not.toContain("Eight antenatal visits");
  const [first] = guidelinesOn(browser);
  await browser.follow(first ?? "the first guideline");
  await browser.follow("All guidelines");
  expect(browser.path).toBe("/guidelines?stage=birth");
});

test("an unknown guideline is a 404 with a way to the list", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/guidelines/nothing");
  expect([browser.status, browser.heading]).toEqual([404, "There is no such guideline"]);
  await browser.follow(within(browser.page.getByRole("main")).getByRole("link", { name: "Guidelines" }));
  expect(browser.path).toBe("/guidelines");
});
