import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { FormVisitor } from "../form-visitor.ts";

let site: Site;
let advertising: Site;
beforeAll(async () => {
  [site, advertising] = await Promise.all([
    startWarmSite(),
    startWarmSite({ BANNER_URL: "https://shop.example/offers" }),
  ]);
});
afterAll(() => Promise.all([site.stop(), advertising.stop()]));

test("the operator's banner is shown, closes, and stays closed", async () => {
  const browser = new FormVisitor(advertising.address);
  await browser.open("/articles?page=2");
  const banner = within(browser.page.getByRole("complementary", { name: "Advertisement" }));
  banner.getByText("Best Deals");
  expect(banner.getByRole("link", { name: "Get Deal" })).toHaveAttribute("href", "https://shop.example/offers");

  await browser.press(banner.getByRole("button", { name: "Close" }));
  expect(browser.path).toBe("/articles?page=2");
  for (const address of [browser.path, "/articles"]) {
    await browser.open(address);
    browser.page.getByRole("heading", { name: "Articles" });
    expect(browser.page.queryByRole("complementary", { name: "Advertisement" })).toBeNull();
  }
});

test("without the setting there is no banner", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/articles");
  browser.page.getByRole("heading", { name: "Articles" });
  expect(browser.text).not.toContain("Best Deals");
});
