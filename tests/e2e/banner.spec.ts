import type { Site } from "../support/site.ts";
import { startWarmSite } from "../support/warm-site.ts";
import { expect, settled, test } from "./test.ts";

let advertising: Site;
test.beforeAll(async () => {
  advertising = await startWarmSite({ BANNER_URL: "https://shop.example/offers" });
});
test.afterAll(() => advertising.stop());

test("the operator's banner closes on the page where it stands, and stays closed", async ({ page }) => {
  await page.goto(`${advertising.address}/articles?page=2`);
  await settled(page, true);
  const banner = page.getByRole("complementary", { name: "Advertisement" });
  await expect(banner).toContainText("Best Deals");

  await banner.getByRole("button", { name: "Close" }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(/\/articles\?page=2$/);
  await page.goto(`${advertising.address}/articles`);
  await expect(page.getByRole("heading", { name: "Articles" })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
