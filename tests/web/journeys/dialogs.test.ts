import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../../support/site.ts";
import { Visitor } from "../visitor.ts";
import { signedIn } from "./people.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.each([
  ["/account/profile", "Update Profile", "Update Profile"],
  ["/account?dialog=dates", "Update Menstrual Period Date", "Update Menstrual Period Date"],
  ["/account?dialog=mode", "Switch to After Birth Mode", "Switch to After Birth Mode"],
  ["/account/log-out", "Log out", "Are you sure to logout?"],
])("the dialog at %s opens by its link, takes the focus, and closes", async (address, opener, title) => {
  const browser = await signedIn(site);
  await browser.open("/account");
  for (const wayOut of ["Close", "Back to the page"]) {
    await browser.follow(opener);
    expect(browser.path).toBe(address);
    const dialog = within(browser.page.getByRole("dialog", { name: title }));
    expect(dialog.getByRole("heading", { name: title })).toHaveAttribute("autofocus");
    await browser.follow(wayOut);
    expect(browser.path).toBe("/account");
    expect(browser.page.queryByRole("dialog")).toBeNull();
    expect(browser.page.queryByRole("link", { name: "Back to the page" })).toBeNull();
  }
});

test("what is closed is not in the page", async () => {
  const browser = await signedIn(site);
  await browser.open("/account");
  expect(browser.html).toContain("My Account");
  for (const text of ["<dialog", "<template", "popover", "Are you sure to logout?", 'name="fullName"']) {
    expect(browser.html).not.toContain(text);
  }
});

test("a dialog that there is none of is the page beneath", async () => {
  const browser = await signedIn(site);
  await browser.open("/account?dialog=nothing");
  browser.page.getByRole("heading", { name: "My Account" });
  expect(browser.page.queryByRole("dialog")).toBeNull();
});

test.each([
  ["/account?dialog=profile", "/account/profile"],
  ["/forum?page=2&dialog=report&post=1", "/forum/report?page=2&post=1"],
  ["/forum/details?id=1&dialog=edit&comment=2", "/forum/details/edit?id=1&comment=2"],
  ["/forum/comment/1?dialog=hide&comment=2", "/forum/comment/1/hide?comment=2"],
  ["/messages/with/1?before=5&dialog=hide-message&message=2", "/messages/with/1/hide-message?before=5&message=2"],
])("%s, where a dialog once was, leads to %s, and so do its forms", async (once, now) => {
  const visitor = new Visitor(site.address);
  const page = await visitor.get(once);
  expect([page.status, page.headers.location]).toEqual([301, now]);
  const sent = await visitor.post(once, {});
  expect([sent.status, sent.headers.location]).toEqual([308, now]);
});
