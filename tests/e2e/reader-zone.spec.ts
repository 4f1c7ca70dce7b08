import type { Page } from "playwright/test";
import { friends, open, said, talkWith } from "./messages.ts";
import { expect, test } from "./test.ts";

const zoneCookie = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === "umeed-zone").map(({ value }) => value);

test("a reader in the operator's zone has no cookie, nor keeps that of a journey", async ({ page, site }) => {
  await open(page, "/about", true);
  expect(await zoneCookie(page)).toEqual([]);
  await page.context().addCookies([{ name: "umeed-zone", value: "Europe/London", url: site.address }]);
  await open(page, "/about", true);
  expect(await zoneCookie(page)).toEqual([]);
});

test.describe("a reader abroad", () => {
  test.use({ timezoneId: "America/St_Johns" });

  test("sees the times of her own clock", async ({ page, site }) => {
    const { sana, hira } = await friends(site.address);
    await hira.comesTo(page);
    await open(page, "/about", true);
    expect(await zoneCookie(page)).toEqual(["America/St_Johns"]);

    await open(page, talkWith(sana), true);
    const time = said(page).first().locator("time");
    const own = await time.evaluate((element) =>
      new Date(element.getAttribute("datetime") ?? "").toLocaleTimeString("en-GB", {
        hour: "2-digit",
        minute: "2-digit",
      }),
    );
    await expect(time).toHaveText(own);
  });
});
