import { inDays } from "./calendar.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the burger opens the menu, and a link in it leads on and closes it", async ({ page, hasScript }) => {
    await page.goto("/");
    await settled(page, hasScript);
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeHidden();
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    await expect(page).toHaveURL("/#menu");
    for (const name of ["Home", "About us", "Login", "Signup"]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await menu.getByRole("link", { name: "About us" }).click();

    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test("going back closes the menu, and so does its own link", async ({ page, hasScript }) => {
    await page.goto("/weeks");
    await settled(page, hasScript);
    const menu = page.getByRole("navigation", { name: "Main" });
    const burger = page.getByRole("link", { name: "Menu", exact: true });
    await burger.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/weeks");
    await expect(menu).toBeHidden();

    await burger.click();
    await menu.getByRole("link", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { name: "Week by week" })).toBeVisible();
  });

  test("her menu leads to her account", async ({ page, site, hasScript }) => {
    await signedIn(page, site.address);
    await page.goto("/");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Account" }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });
});

test("the first key leads past the menu to the page", async ({ page, hasScript }) => {
  await page.goto("/about");
  await settled(page, hasScript);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the page" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("an address that there is none of says so and leads on", async ({ page, hasScript }) => {
  const response = await page.goto("/nowhere/at-all");
  await settled(page, hasScript);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveText("Unexpected Application Error!");
  await expect(main).toContainText("There is no page at this address.");
  await expect(main.getByRole("link")).toHaveText(["Home", "Week by week", "Your account"]);
  await main.getByRole("link", { name: "Week by week" }).click();
  await expect(page).toHaveURL("/weeks");
});

test("weeks before birth and after are two tabs with addresses", async ({ page, hasScript }) => {
  await page.goto("/");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Explore now" }).click();
  await expect(page).toHaveURL("/weeks");
  const tabs = page.getByRole("navigation", { name: "Before or after birth" });
  await expect(tabs.getByRole("link", { name: "Before" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "After" }).click();
  await expect(page).toHaveURL("/weeks?tab=after&week=1");
  await expect(tabs.getByRole("link", { name: "After" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Week 3", exact: true }).click();
  await expect(page).toHaveURL("/weeks?tab=after&week=3");
  await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
  await page.getByRole("navigation", { name: "Other weeks" }).getByRole("link", { name: "Week 4" }).click();
  await expect(page).toHaveURL("/weeks?tab=after&week=4");
  await page.goBack();
  await expect(page).toHaveURL("/weeks?tab=after&week=3");
  await tabs.getByRole("link", { name: "Before" }).click();
  await expect(page).toHaveURL("/weeks?tab=before&week=1");
});

test("the first week leads to no week before it, the last to none after it", async ({ page }) => {
  const others = page.getByRole("navigation", { name: "Other weeks" });
  await page.goto("/weeks?week=1");
  await expect(others.getByRole("link")).toHaveText(["Week 2"]);
  await page.goto("/weeks?week=42");
  await expect(others.getByRole("link")).toHaveText(["Week 41"]);
  await page.goto("/weeks?tab=after&week=52");
  await expect(others.getByRole("link")).toHaveText(["Week 51"]);
});

test("a week that there is none of is a page that there is none of", async ({ page }) => {
  for (const address of ["/weeks?week=43", "/weeks?week=0", "/weeks?week=x", "/weeks?tab=after&week=53"]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  }
});

test("every page starts at its top, and going back returns to where she was", async ({ page, hasScript }) => {
  await page.goto("/weeks?week=20");
  await settled(page, hasScript);
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

test("the weeks open at a member's own, in sight among the others, and a shared address as it says", async ({
  page,
  site,
  hasScript,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-24 * 7) });
  await page.goto("/weeks");
  await settled(page, hasScript);
  await expect(page.getByRole("heading", { name: "Week 24", exact: true })).toBeVisible();
  const weeks = page.getByRole("navigation", { name: "Weeks" });
  const current = weeks.getByRole("link", { name: "Your week 24" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toBeInViewport();

  await page.getByRole("navigation", { name: "Before or after birth" }).getByRole("link", { name: "After" }).click();
  await expect(page).toHaveURL("/weeks?tab=after&week=1");
  await page.getByRole("navigation", { name: "Before or after birth" }).getByRole("link", { name: "Before" }).click();
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
  await page.goto("/weeks?week=7");
  await expect(page.getByRole("heading", { name: "Week 7", exact: true })).toBeVisible();
});

test("the weeks of a mother open with her baby's", async ({ page, site }) => {
  await signedIn(page, site.address, { isPregnant: false, babyBirthDate: inDays(-37), lastMenstrualPeriod: "" });
  await page.goto("/weeks");
  await expect(page.getByRole("link", { name: "Your week 6" })).toHaveAttribute("aria-current", "page");
  await page.goto("/weeks?week=7");
  await expect(page.getByRole("link", { name: "Before" })).toHaveAttribute("aria-current", "page");
});

test("Escape closes the menu of a phone, with script, and the burger has the focus", async ({ page, hasScript }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/articles?page=2");
  await settled(page, hasScript);
  const burger = page.getByRole("link", { name: "Menu", exact: true });
  for (let time = 1; time <= 2; time += 1) {
    await burger.click();
    await expect(page.getByRole("link", { name: "Close menu" })).toBeVisible();
    if (!hasScript) return;
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Close menu" })).toBeHidden();
    await expect(burger).toBeFocused();
    await expect(page).toHaveURL("/articles?page=2");
  }
});

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
