import { inDays } from "../fixtures/dates.ts";
import { followInMenu, menuOf, openGroup, PHONE, WIDE } from "./frame.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test(
  "on a phone five places are at the foot of the window, and the one where she is is marked",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    const menu = menuOf(page);
    await expect(menu.getByRole("link")).toHaveText(["Home", "Weeks", "Danger signs", "Forum", "Login"]);
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-24 * 7) });
    await page.goto("/");
    await settled(page, hasScript);
    await expect(menu.getByRole("link")).toHaveText(["Today", "Weeks", "Danger signs", "Forum", "Me"]);
    const places = [
      ["Weeks", "/timeline", "Your baby is in their"],
      ["Danger signs", "/danger-signs", "Danger signs"],
      ["Forum", "/forum", "Social forum"],
      ["Me", "/account", "My Account"],
    ] as const;
    for (const [name, address, heading] of places) {
      await menu.getByRole("link", { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      await expect(menu.locator("> [aria-current]")).toHaveText(name);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(menu).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("banner").getByRole("link", { name: "Messages" })).toBeInViewport({ ratio: 1 });
    }
    await page.goto("/articles");
    await expect(menu.locator("> [aria-current]")).toHaveText("Weeks");
  },
);

test(
  "on a wide window the same menu has groups, of which one is open at a time",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await page.setViewportSize(WIDE);
    await signedIn(page, site.address);
    await page.goto("/");
    await settled(page, hasScript);
    const menu = menuOf(page);
    const names = async () => (await menu.getByRole("link").allInnerTexts()).map((name) => name.trim());
    expect(await names()).toEqual(["Today", "Danger signs", "Me"]);
    await openGroup(page, "Learn");
    expect(await names()).toEqual(["Today", "Weeks", "Article", "Common Symptoms", "Guidelines", "Danger signs", "Me"]);
    await openGroup(page, "Plan");
    expect(await names()).toEqual(["Today", "Your plan", "Calendar", "Events", "Downloads", "Danger signs", "Me"]);
    await followInMenu(page, "Community", "Social Forum");
    await expect(page).toHaveURL("/forum");
    await expect(menu.getByRole("link", { name: "Social Forum" })).toBeHidden();
    await expect(menu.locator("[data-here]")).toHaveText(/Community/);
  },
);

test("Escape closes a group and gives its name the focus, and so does a press beside it", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto("/articles");
  await settled(page, true);
  const plan = menuOf(page).locator("summary", { hasText: "Plan" });
  await plan.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menuOf(page).getByRole("link", { name: "Your plan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menuOf(page).getByRole("link", { name: "Calendar" })).toBeHidden();
  await expect(plan).toBeFocused();
  await plan.click();
  await expect(menuOf(page).getByRole("link", { name: "Calendar" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect(menuOf(page).getByRole("link", { name: "Calendar" })).toBeHidden();
});

test(
  "the bars hide neither the field that has the focus nor what an address leads to",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    // The second is a phone with its keyboard open, in a browser that makes the window smaller for it.
    for (const size of [PHONE, { width: 360, height: 380 }]) {
      await page.setViewportSize(size);
      await signedIn(page, site.address);
      await page.goto("/contact");
      await settled(page, hasScript);
      const controls = page.getByRole("main").locator("input:not([type=hidden]), textarea, button");
      await controls.first().focus();
      for (let left = await controls.count(); left > 0; left -= 1) {
        const isCovered = await page.evaluate(() => {
          const field = document.activeElement;
          const { left, top, bottom } = field?.getBoundingClientRect() ?? new DOMRect();
          // Only the first lines of a field that is higher than the window.
          const seen = [top + 4, Math.min(bottom, top + 60) - 4];
          return seen.some((y) => !field?.contains(document.elementFromPoint(left + 12, y)));
        });
        expect(isCovered, `${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))}`).toBe(false);
        await page.keyboard.press("Tab");
      }
    }
  },
);

test("an enlarged page keeps its window: neither bar stays there", async ({ page, site }) => {
  // A window of 1280 × 720 at 400 %.
  await page.setViewportSize({ width: 320, height: 180 });
  await signedIn(page, site.address);
  await page.goto("/about");
  await expect(menuOf(page)).toBeInViewport();
  await page.getByRole("heading", { name: "What it does", exact: true }).scrollIntoViewIfNeeded();
  await expect(menuOf(page)).not.toBeInViewport();
  await expect(page.getByRole("banner")).not.toBeInViewport();
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
  await expect(page.getByRole("button", { name: "Keep for offline" })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Privacy Policy" }).scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Week 20" })).toBeVisible();
  await expect.poll(scrolled).toBe(before);

  function scrolled() {
    return page.evaluate(() => Math.round(window.scrollY));
  }
});

test(
  "the week that she reads is scrolled into sight among the others, and Back returns to the one before",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await page.setViewportSize(PHONE);
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-24 * 7) });
    await page.goto("/weeks");
    await settled(page, hasScript);
    await expect(page.getByRole("heading", { name: "Week 24", exact: true })).toBeVisible();
    const weeks = page.getByRole("navigation", { name: "Weeks" });
    const current = weeks.getByRole("link", { name: "Yours 24" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current).toBeInViewport();

    const tabs = page.getByRole("navigation", { name: "Before or after birth" });
    await tabs.getByRole("link", { name: "After birth" }).click();
    await expect(page).toHaveURL("/weeks?tab=after&week=1");
    await expect(tabs.getByRole("link", { name: "After birth" })).toHaveAttribute("aria-current", "page");
    await tabs.getByRole("link", { name: "Before birth" }).click();
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
    for (const address of ["/citations?publisher=NHS", "/citations?publisher=NHS&page=2", "/articles?page=3"]) {
      await page.goto(address);
      const [previous, next] = await page.locator(".pagination .button").all();
      const [before, after] = [await previous?.boundingBox(), await next?.boundingBox()];
      expect(before?.y, `${address} at ${width} px`).toBeGreaterThan(0);
      expect(after?.y).toBe(before?.y);
    }
  }
});
