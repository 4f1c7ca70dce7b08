import type { Page } from "playwright/test";
import { field, send } from "./forms.ts";
import { registered } from "../fixtures/mothers.ts";
import { logIn } from "./members.ts";
import { mePlace, followInMenu } from "./frame.ts";
import { expect, settled, test } from "./test.ts";

test("another site's form in a real browser is refused", async ({ page, site }) => {
  await page.setContent(
    `<form method="post" action="${site.address}/login"><input name="phoneNumber" value="1"><button>Win</button></form>`,
  );
  const answer = await send(page, "Win");
  expect(answer.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This form was sent from another site, so nothing was done",
  );
});

test("nothing of hers stays in the browser's storage, and no title tells of her", async ({ page, site }) => {
  const member = await registered(site.address);
  await page.goto("/login");
  await settled(page, true);
  await logIn(page, member);
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle("Umeed");
  await page.getByRole("link", { name: "View Timeline" }).click();
  await expect(page).toHaveTitle("Timeline · Umeed");
  await mePlace(page).click();
  await expect(page).toHaveTitle("My Account · Umeed");
  await page.getByRole("link", { name: "Update Profile" }).click();
  await field(page, "Username").fill("Sana Tariq");
  await send(page, "Save");
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
  await followInMenu(page, "Community", "About us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");

  const kept = await storageOf(page);
  // How often anybody opened the site here, for the hint at the icon.
  expect(kept.local.filter((key) => key !== "umeed-visits")).toEqual([]);
  expect(kept.session.filter((key) => key !== "react-router-scroll-positions")).toEqual([]);
  expect(kept.readableCookies).toBe("");
});

function storageOf(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    readableCookies: document.cookie,
  }));
}
