import type { Page } from "playwright/test";
import { expect, test } from "./quality-pages.ts";

const home = { name: "the visitor's home", address: "/" };
/** The row snaps to its first card, a little past its own edge. */
const AT_REST_PX = 4;
const LONGER_THAN_A_MOVE_MS = 3_600;

test("what people say moves on by itself, and can be stopped, where script runs", async ({ page, open, hasScript }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(home);
  if (!hasScript) {
    await expect(row(page).getByRole("button", { name: "Pause" })).toHaveCount(0);
    return;
  }
  await expect.poll(() => place(page)).toBeGreaterThan(AT_REST_PX);
  await row(page).getByRole("button", { name: "Pause" }).click();
  await expect(row(page).getByRole("button", { name: "Play" })).toBeVisible();
});

test("each row that moves is stopped by a button that says which it is", async ({ page, open, hasScript }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(home);
  const labels = await page.locator(".snap-row > ul").evaluateAll((lists) => lists.map((list) => list.ariaLabel));
  const buttons = page.getByRole("button", { name: /^(Pause|Play)/ });
  await expect(buttons.filter({ hasText: /^Pause: What people say/ })).toHaveCount(hasScript ? 1 : 0);
  for (const name of await buttons.allTextContents()) expect(labels).toContain(name.replace("Pause: ", ""));
});

test("nothing moves for who wants no motion", async ({ page, open, hasScript }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(home);
  await expect(row(page).getByRole("button", { name: "Play" })).toHaveCount(hasScript ? 1 : 0);
  await page.clock.runFor(LONGER_THAN_A_MOVE_MS);
  expect(await place(page)).toBeLessThanOrEqual(AT_REST_PX);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
      const isMoving = transitionDuration !== "0s" || animationName !== "none" || scrollBehavior === "smooth";
      return isMoving ? [`${transitionDuration} ${animationName}: ${element.outerHTML.slice(0, 100)}`] : [];
    }),
  );
  expect(moving).toEqual([]);
});

function row(page: Page) {
  return page.locator(".snap-row", { has: page.getByRole("list", { name: /^What people say/ }) });
}

/** How far the row has moved. */
function place(page: Page) {
  return row(page)
    .locator("ul")
    .evaluate((list) => list.scrollLeft);
}
