import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { registered } from "../../fixtures/mothers.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { browserOf } from "./people.ts";

const FEED = "Your private calendar address";

const site = siteOfFile();

function itemsOf(browser: FormVisitor, words: string) {
  return browser.page.getAllByRole("listitem").filter((item) => textOf(item).includes(words));
}

function logOutThere(browser: FormVisitor) {
  const [button] = browser.page.getAllByRole("button", { name: /^Log out there/ });
  if (!button) throw new Error("She is logged in nowhere else.");
  return browser.press(button);
}

async function makeAddress(browser: FormVisitor) {
  await browser.open("/calendar");
  await browser.press("Make a private address");
  browser.page.getByLabelText("Your private address");
}

async function changePassword(browser: FormVisitor, from: string, into: string, endOtherAccess: boolean) {
  await browser.open("/account");
  await browser.follow("Change password");
  const dialog = browser.page.getByRole("dialog", { name: "Change password" });
  const tick = within(dialog).getByRole("checkbox", { name: /^Also end my recovery codes/ });
  expect(tick).toBeChecked();
  expect(tick).toHaveAccessibleDescription(/Leave it ticked if somebody else may know your password/);
  browser.check(tick, endOtherAccess);
  browser.fill("Old password", from);
  browser.fill("New password", into);
  browser.fill("Confirm password", into);
  await browser.press(within(dialog).getByRole("button", { name: "Change password" }));
}

test("her calendar's private address is among her devices until she ends it, or a new password does", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await makeAddress(browser);
  await changePassword(browser, member.password, "a lamp by the river", false);
  expect(browser.toasts).toEqual(["Reset password successfully"]);
  await browser.open("/account/sessions");
  const [item] = itemsOf(browser, FEED);
  expect(textOf(item)).toContain("not yet read by a calendar");
  await browser.press("End this address");
  expect(browser.toasts).toEqual(["Your private calendar address has ended."]);
  expect(itemsOf(browser, FEED)).toEqual([]);

  await makeAddress(browser);
  await changePassword(browser, "a lamp by the river", "another lamp of hers", true);
  expect(browser.toasts).toEqual([
    "Reset password successfully. Your private calendar address has ended. You can make a new one under Calendar.",
  ]);
  await browser.open("/notifications");
  const notices = browser.page.getAllByRole("link", { name: /Your password was changed on / });
  expect(notices).toHaveLength(2);
  await browser.follow(notices[0] ?? "");
  expect(browser.heading).toBe("Your devices");
  expect(itemsOf(browser, FEED)).toEqual([]);
});

test("she sees where she is logged in, and logs out elsewhere", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  const [lent, old] = [await browserOf(site, member), await browserOf(site, member)];
  await browser.open("/account");
  await browser.follow("Your devices");

  // The third is the one that began when she registered.
  expect(itemsOf(browser, "This phone or computer")).toHaveLength(1);
  expect(itemsOf(browser, "Another phone or computer")).toHaveLength(3);
  await logOutThere(browser);
  expect(browser.toasts).toEqual(["You are logged out there."]);
  expect(itemsOf(browser, "Another phone or computer")).toHaveLength(2);
  await browser.press("Log out everywhere else");
  expect(itemsOf(browser, "Another phone or computer")).toEqual([]);
  expect(browser.page.queryByRole("button", { name: "Log out everywhere else" })).toBeNull();

  for (const other of [lent, old]) {
    await other.open("/account");
    expect(other.path).toMatch(/^\/login\?/);
  }
  await browser.open("/account/sessions");
  expect(browser.heading).toBe("Your devices");
});

test("a session that is over by now is said to be so", async () => {
  const member = await registered(site.address);
  const [browser, other] = [await browserOf(site, member), await browserOf(site, member)];
  await browser.open("/account/sessions");
  await other.open("/account/sessions");
  await other.press("Log out everywhere else");
  await logOutThere(browser);
  expect(browser.path).toMatch(/^\/login\?/);
});
