import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { registered } from "../../fixtures/mothers.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { codeFor } from "./codes.ts";
import { dialogText } from "./page-parts.ts";
import { browserOf, endSessionAtServer, logIn } from "./people.ts";

const site = siteOfFile();

test("she changes her phone number in two steps, with the code that went to the new one", async () => {
  const newNumber = nextPhoneNumber();
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account");
  await browser.follow("Change phone number");
  expect(dialogText(browser)).toContain(`You log in with ${member.phoneNumber} now.`);
  browser.fill("New phone number", newNumber);
  browser.fill("Password", "not her password");
  expect(await browser.press("Continue")).toBe(401);
  expect(browser.problems).toEqual([["Password", "This is not your password."]]);
  expect(browser.field("New phone number")).toHaveValue(newNumber);
  browser.fill("Password", member.password);
  await browser.press("Continue");

  expect(browser.path).toBe("/account/phone-code");
  expect(dialogText(browser)).toContain(`A code is on its way to ${newNumber}.`);
  const code = await codeFor(site, newNumber, "number");
  browser.fill("Code", `${code}0`);
  expect(await browser.press("Change my number")).toBe(403);
  expect(browser.problems).toEqual([["Code", "This code is wrong or has expired. Check it, or ask for a new one."]]);
  expect(browser.field("Code")).toHaveValue(`${code}0`);
  browser.fill("Code", code);
  await browser.press("Change my number");

  expect(browser.toasts).toEqual(["Your phone number is changed."]);
  expect(browser.path).toBe("/account");
  expect(textOf(browser.page.getByRole("main"))).toContain(newNumber);
  await browser.open("/notifications");
  expect(browser.text).toContain("Your phone number was changed. If it was not you, write to us at once.");
  await browser.open("/account/phone-code");
  expect(dialogText(browser)).toContain("No new number is waiting to be confirmed.");

  const other = new FormVisitor(site.address);
  await other.open("/login");
  await logIn(other, { ...member, phoneNumber: newNumber });
  expect(other.toasts).toEqual(["Login successfully"]);
});

test("a number that another member has looks the same, and no code goes to it", async () => {
  const other = await registered(site.address);
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account/phone");
  browser.fill("New phone number", other.phoneNumber);
  browser.fill("Password", member.password);
  await browser.press("Continue");
  expect(dialogText(browser)).toContain(`A code is on its way to ${other.phoneNumber}.`);

  await browser.follow("No code came? Enter the number again");
  within(browser.page.getByRole("dialog")).getByLabelText("New phone number");
  // The code of a number that is free goes out after any that this one had got.
  const free = nextPhoneNumber();
  browser.fill("New phone number", free);
  browser.fill("Password", member.password);
  await browser.press("Continue");
  await codeFor(site, free, "number");
  expect(site.log()).not.toContain(`SMS to ${other.phoneNumber}`);
});

test("the new number outlives a session that ends meanwhile; her password does not", async () => {
  const newNumber = nextPhoneNumber();
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account/phone");
  browser.fill("New phone number", newNumber);
  browser.fill("Password", member.password);
  await endSessionAtServer(browser, site);
  await browser.press("Continue");
  expect(browser.path).toMatch(/^\/login\?/);
  await logIn(browser, member);
  expect(browser.field("New phone number")).toHaveValue(newNumber);
  expect(browser.field("Password")).toHaveValue("");
  expect(browser.html).not.toContain(member.password);
});
