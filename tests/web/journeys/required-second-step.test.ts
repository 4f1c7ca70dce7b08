import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { registered } from "../../fixtures/mothers.ts";
import { grant } from "../../fixtures/operator.ts";
import { browserOf } from "./people.ts";

const site = siteOfFile({ REQUIRE_SECOND_FACTOR: "yes" });

test("where the operator requires it, all of /admin leads to where she sets it up", async () => {
  const member = await registered(site.address);
  await grant(site, member, "administrator");
  const browser = await browserOf(site, member);
  for (const path of ["/admin", "/admin/members", "/admin/settings/banner"]) {
    await browser.open(path);
    expect([path, browser.path]).toEqual([path, "/account/second-factor"]);
    expect(browser.page.getByRole("dialog")).toHaveTextContent("Until you have set it up, your role rests.");
  }
  const { status, headers } = await browser.http.post("/admin/settings/banner", { intent: "save" });
  expect([status, headers.location]).toEqual([303, "/account/second-factor"]);
});

test("who has no role finds nothing there, as before", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await browser.open("/admin");
  expect([browser.path, browser.status]).toEqual(["/admin", 404]);
});
