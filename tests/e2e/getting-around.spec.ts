import { inDays } from "../fixtures/dates.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test(
  "on a phone the menu opens and closes by its address alone, and its links lead on",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/weeks");
    await settled(page, hasScript);
    const menu = page.getByRole("navigation", { name: "Main" });
    const burger = page.getByRole("link", { name: "Menu", exact: true });
    await expect(menu).toBeHidden();
    await burger.click();
    await expect(page).toHaveURL("/weeks#menu");
    for (const name of ["Home", "About us", "Login", "Signup"]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL("/weeks");
    await expect(menu).toBeHidden();

    await burger.click();
    await menu.getByRole("link", { name: "Close the menu" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { name: "Week by week" })).toBeVisible();

    await burger.click();
    await menu.getByRole("link", { name: "About us" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
    await expect(menu).toBeHidden();

    await signedIn(page, site.address);
    await page.goto("/");
    await settled(page, hasScript);
    await burger.click();
    await menu.getByRole("link", { name: "Account" }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
    await expect(menu).toBeHidden();
  },
);

test("Escape closes the menu of a phone, and the burger has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/articles?page=2");
  await settled(page, true);
  const burger = page.getByRole("link", { name: "Menu", exact: true });
  for (let time = 1; time <= 2; time += 1) {
    await burger.click();
    await expect(page.getByRole("link", { name: "Close the menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Close the menu" })).toBeHidden();
    await expect(burger).toBeFocused();
    await expect(page).toHaveURL("/articles?page=2");
  }
});

test(
  "the first key shows the way past the menu, and the browser gives the page the focus",
  { tag: "@without-script" },
  async ({ page, hasScript }) => {
    await page.goto("/about");
    await settled(page, hasScript);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the page" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  },
);

test("every page starts at its top, and going back returns to where she was", async ({ page }) => {
  await page.goto("/weeks?week=20");
  await settled(page, true);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Privacy Policy" }).scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Week by week" })).toBeVisible();
  await expect.poll(scrolled).toBe(before);

  function scrolled() {
    return page.evaluate(() => Math.round(window.scrollY));
  }
});

test(
  "the week that she reads is scrolled into sight among the others, and Back returns to the one before",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-24 * 7) });
    await page.goto("/weeks");
    await settled(page, hasScript);
    await expect(page.getByRole("heading", { name: "Week 24", exact: true })).toBeVisible();
    const weeks = page.getByRole("navigation", { name: "Weeks" });
    const current = weeks.getByRole("link", { name: "Your week 24" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current).toBeInViewport();

    const tabs = page.getByRole("navigation", { name: "Before or after birth" });
    await tabs.getByRole("link", { name: "After" }).click();
    await expect(page).toHaveURL("/weeks?tab=after&week=1");
    await expect(tabs.getByRole("link", { name: "After" })).toHaveAttribute("aria-current", "page");
    await tabs.getByRole("link", { name: "Before" }).click();
    await expect(page).toHaveURL("/weeks?tab=before&week=24");
    await expect(page.getByRole("heading", { name: "Week 24", exact: true })).toBeVisible();
    for (let week = 25; week <= 28; week += 1) {
      await page
        .getByRole("link", { name: `Week ${week}` })
        .last()
        .click();
      await expect(page).toHaveURL(`/weeks?tab=before&week=${week}`);
      await expect(weeks.locator("[aria-current]")).toBeInViewport({ ratio: 0.9 });
    }
    await page.goBack();
    await expect(page).toHaveURL("/weeks?tab=before&week=27");
    await expect(page.getByRole("heading", { name: "Week 27", exact: true })).toBeVisible();
  },
);

test("Previous and Next stand on one line on a phone", async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const address of ["/citations", "/citations?page=2", "/articles?page=3"]) {
      await page.goto(address);
      const [previous, next] = await page.locator(".pagination .button").all();
      const [before, after] = [await previous?.boundingBox(), await next?.boundingBox()];
      expect(before?.y, `${address} at ${width} px`).toBeGreaterThan(0);
      expect(after?.y).toBe(before?.y);
    }
  }
});
