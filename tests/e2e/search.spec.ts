import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("a search keeps its state in the address, without a reload, and Back shows what was found", async ({ page }) => {
  await page.goto("/");
  await settled(page, true);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Search" })).toBeHidden();
  await bar.getByRole("searchbox", { name: "Search everything" }).fill("bukhar");
  await bar.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/search\?q=bukhar$/);
  const field = page.getByRole("searchbox");
  await expect(field).toHaveValue("bukhar");
  await expect(page.getByRole("status").filter({ hasText: "results for ‘bukhar’" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^Danger signs/);

  await page.getByRole("link", { name: "Fever in a young baby" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fever in a young baby");
  await page.goBack();
  await expect(field).toHaveValue("bukhar");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^Danger signs/);
  await expect(page).toHaveTitle(/^Search · /);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a search begins by itself, a moment after the last letter", async ({ page }) => {
  await page.goto("/search");
  await settled(page, true);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("searchbox").pressSequentially("roza");
  await expect(page).toHaveURL(/\/search$/);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/search\?q=roza$/);
  await expect(page.getByRole("link", { name: "Fasting while you are pregnant" })).toBeVisible();
});

test("from the symptoms a search waits for Enter, since it leads to another page", async ({ page }) => {
  await page.goto("/symptoms");
  await settled(page, true);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByRole("main").getByRole("searchbox");
  await field.pressSequentially("khoon");
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/symptoms$/);
  await expect(field).toBeFocused();
  await field.press("Enter");
  await page.clock.resume();
  await expect(page).toHaveURL(/\/search\?q=khoon$/);
});

test("on a phone the bar leads to the page that has the field", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/articles");
  await settled(page, true);
  await expect(page.getByRole("banner").getByRole("searchbox")).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await page.getByRole("searchbox", { name: "Word or question" }).fill("roza");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=roza$/);
});

test("the field of the bar takes no room from the name, the menu and 'Leave quickly'", async ({ page, site }) => {
  await page.setViewportSize({ width: 1200, height: 720 });
  await signedIn(page, site.address);
  await page.goto("/forum");
  await settled(page, true);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("searchbox")).toBeVisible();
  const wordsInLines = await bar.locator(".places > :not(.me), .leave .button").evaluateAll((all) =>
    all.flatMap((one) => {
      const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
      if (!text || !one.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [`${text.textContent}: ${range.getClientRects().length}`];
    }),
  );
  expect(wordsInLines).toContain("Today: 1");
  expect(wordsInLines).toContain("Danger signs: 1");
  expect(wordsInLines.filter((line) => !line.endsWith(": 1"))).toEqual([]);
  const isCut = (name: HTMLElement) => name.scrollWidth > name.clientWidth;
  expect(await bar.locator(".brand span").evaluate(isCut)).toBe(false);
  const middles = await bar
    .locator(".bar-search, .brand")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
});
