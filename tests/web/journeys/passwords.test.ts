import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { newMother, registered } from "../../fixtures/mothers.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { codeFor } from "./codes.ts";
import { browserOf, logIn } from "./people.ts";

const NEW = "a lamp by the river";
const ASKED = "If this number has an account, a code is on its way.";
const DONE = /^Reset password successfully/;

const site = siteOfFile();

/** The dialog that is open; the login beneath it has fields of the same names. */
const dialogIn = (browser: FormVisitor, name?: string) =>
  within(browser.page.getByRole("dialog", name === undefined ? {} : { name }));
const inDialog = (browser: FormVisitor, label: string) => dialogIn(browser).getByLabelText(label);
const pressInDialog = (browser: FormVisitor, name: string) =>
  browser.press(dialogIn(browser).getByRole("button", { name }));

function typeTwice(browser: FormVisitor, password: string, again = password) {
  browser.fill(inDialog(browser, "New password"), password);
  browser.fill(inDialog(browser, "Confirm password"), again);
}

test("who forgot her password sets a new one with a code, and goes on to where she wanted to go", async () => {
  const member = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/account/sessions");
  await browser.follow("Forgot password?");
  dialogIn(browser, "Forgot your password?");
  browser.fill(inDialog(browser, "Phone number"), member.phoneNumber);
  await browser.press("Send me a code");

  expect(browser.text).toContain(ASKED);
  expect(browser.toasts).toEqual([]);
  expect(browser.path).not.toContain(member.phoneNumber.slice(3));
  expect(inDialog(browser, "Phone number")).toHaveValue(member.phoneNumber);
  const code = await codeFor(site, member.phoneNumber, "password");
  browser.fill(inDialog(browser, "Code"), code);
  typeTwice(browser, NEW, "another lamp by the river");
  expect(await browser.press("Set new password")).toBe(400);
  expect(browser.problems).toEqual([["Confirm password", "Password and confirm password are not matched."]]);
  expect(inDialog(browser, "Phone number")).toHaveValue(member.phoneNumber);
  expect(inDialog(browser, "Code")).toHaveValue(code);
  expect(inDialog(browser, "New password")).toHaveValue("");
  expect(browser.html).not.toContain("by the river");

  typeTwice(browser, NEW);
  await browser.press("Set new password");
  expect(browser.toasts).toEqual([expect.stringMatching(DONE)]);
  expect(browser.page.queryByRole("dialog")).toBeNull();
  await logIn(browser, { ...member, password: NEW });
  expect(browser.path).toBe("/account/sessions");
});

test("asking looks the same for a number that nobody has, and a wrong code is told at its field", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/login/forgot-password");
  browser.fill(inDialog(browser, "Phone number"), newMother().phoneNumber);
  await browser.press("Send me a code");
  expect(browser.text).toContain(ASKED);

  browser.fill(inDialog(browser, "Code"), "123456");
  typeTwice(browser, NEW);
  await browser.press("Set new password");
  expect(browser.problems).toEqual([["Code", "This code is wrong or has expired. Check it, or ask for a new one."]]);
  await browser.follow("Ask for another one");
  await browser.follow(dialogIn(browser, "Forgot your password?").getByRole("link", { name: "Close" }));
  expect(browser.path).toBe("/login");
});

test("from the login she changes a password that she knows", async () => {
  const member = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/login");
  await browser.follow("Change password");
  browser.fill(inDialog(browser, "Phone number"), member.phoneNumber);
  browser.fill(inDialog(browser, "Old password"), "not her password");
  typeTwice(browser, NEW);
  expect(await pressInDialog(browser, "Change password")).toBe(401);
  expect(browser.problems).toEqual([["", "The phone number or the password is not right."]]);
  expect(inDialog(browser, "Phone number")).toHaveValue(member.phoneNumber);
  expect(browser.toasts).toEqual([]);

  browser.fill(inDialog(browser, "Old password"), member.password);
  typeTwice(browser, NEW);
  await pressInDialog(browser, "Change password");
  expect(browser.toasts).toEqual([expect.stringMatching(DONE)]);
  await logIn(browser, { ...member, password: NEW });
  expect(browser.toasts).toEqual(["Login successfully"]);
});

test("on her account she changes it and stays logged in", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account");
  await browser.follow("Change password");
  browser.fill(inDialog(browser, "Old password"), "not her password");
  typeTwice(browser, NEW);
  await pressInDialog(browser, "Change password");
  expect(browser.problems).toEqual([["Old password", "This is not your old password."]]);
  expect(browser.html).not.toContain("by the river");

  browser.fill(inDialog(browser, "Old password"), member.password);
  typeTwice(browser, NEW);
  await pressInDialog(browser, "Change password");
  expect(browser.toasts).toEqual([expect.stringMatching(DONE)]);
  expect(browser.path).toBe("/account");
  expect(browser.heading).toBe("My Account");
});

test("recovery codes are offered until she has some, shown once, and set a new password", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account");
  expect(browser.text).toContain("You have none yet.");
  await browser.follow("Recovery codes");
  browser.fill("Password", "not her password");
  await browser.press("Show me new codes");
  expect(browser.problems).toEqual([["Password", "This is not your password."]]);
  browser.fill("Password", member.password);
  await browser.press("Show me new codes");

  const codes = dialogIn(browser).getAllByRole("listitem").map(textOf);
  expect(codes).toHaveLength(5);
  await browser.follow("I have written them down");
  expect(browser.path).toBe("/account");
  expect(browser.text).toContain("You have 5 left");
  await browser.follow("Recovery codes");
  expect(textOf(browser.page.getByRole("dialog"))).toContain("You have 5 codes left.");
  for (const code of codes) expect(browser.html).not.toContain(code);

  const other = new FormVisitor(site.address);
  await other.open("/login/new-password");
  other.fill(inDialog(other, "Phone number"), member.phoneNumber);
  other.fill(inDialog(other, "Code"), codes[0]?.toLowerCase() ?? "");
  typeTwice(other, NEW);
  await other.press("Set new password");
  expect(other.toasts).toEqual([expect.stringMatching(DONE)]);
});
