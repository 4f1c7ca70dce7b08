import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../../support/site.ts";
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
