import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { registered } from "../../fixtures/mothers.ts";
import { grant } from "../../fixtures/operator.ts";
import { browserOf } from "./people.ts";

const site = siteOfFile({ REQUIRE_SECOND_FACTOR: "yes", APP_NAME: "امید".repeat(10) });

test("where the operator requires it, all of /admin leads to where she sets it up", async () => {
  const member = await registered(site.address);
  await grant(site, member, "administrator");
  const browser = await browserOf(site, member);
  for (const path of ["/admin", "/admin/members", "/admin/settings/banner"]) {
    await browser.open(path);
    expect([path, browser.path]).toEqual([path, "/account/second-factor"]);
    expect(browser.page.getByRole("dialog")).toHaveTextContent("You can use your role once you have set it up.");
  }
  const { status, headers } = await browser.http.post("/admin/settings/banner", { intent: "save" });
  expect([status, headers.location]).toEqual([303, "/account/second-factor"]);
});

test("a wrong code leaves the address for the app whole, however long the site's name", async () => {
  const member = await registered(site.address);
  await grant(site, member, "editor");
  const browser = await browserOf(site, member);
  await browser.open("/account/second-factor");
  browser.fill("Password", member.password);
  await browser.press("Set it up");
  const address = () => browser.page.getByRole("link", { name: "Open the app on this phone" }).getAttribute("href");
  const before = address();
  expect(before).toMatch(/^otpauth:.*&secret=[A-Z2-7]{32}&/);
  browser.fill("Code", "000000");
  expect(await browser.press("Turn it on")).toBe(403);
  expect(address()).toBe(before);
});

test("who has no role finds nothing there, as before", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await browser.open("/admin");
  expect([browser.path, browser.status]).toEqual(["/admin", 404]);
});
