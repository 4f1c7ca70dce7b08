import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { giveLastPeriod } from "../../fixtures/registration-steps.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";

// What only script can do: without it the control is not there, and the page does without.

const site = siteOfFile();

test("no row moves, and none has a button", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/");
  browser.page.getByRole("list", { name: "What people say about Umeed" });
  browser.page.getByRole("list", { name: "Latest Articles" });
  const buttons = browser.page.queryAllByRole("button").map(textOf);
  expect(buttons.filter((name) => /^(Pause|Play|On|Back)/.test(name))).toEqual([]);
});

test("a password has no button that shows it", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/login");
  expect(browser.field("Password")).toHaveAttribute("type", "password");
  expect(browser.page.queryByRole("button", { name: "Show password" })).toBeNull();
});

test("a date is typed, and her place is not asked for", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/register");
  await giveLastPeriod(browser);
  expect(browser.dateFields("Date of birth")).toHaveLength(3);
  expect(browser.page.queryByRole("button", { name: /^Choose the date from a calendar/ })).toBeNull();
  expect(browser.document.querySelector("input[type=date]")).toBeNull();
  expect(browser.page.queryByRole("button", { name: "Use my location" })).toBeNull();
});
