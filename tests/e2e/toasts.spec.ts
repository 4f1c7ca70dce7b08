import type { Page } from "playwright/test";
import { registered } from "../fixtures/mothers.ts";
import { logIn } from "./members.ts";
import { mePlace } from "./frame.ts";
import { expect, settled, test } from "./test.ts";

test("a toast leaves after five seconds, which wait while she points at it", async ({ page, site }) => {
  await withToastWaiting(page, site.address);
  await page.goto("/");
  await settled(page, true);
  const toast = page.getByRole("status").filter({ hasText: "Login successfully" });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test("a toast that was shown after a form is not shown again by the page of a new address", async ({ page, site }) => {
  const known = await registered(site.address);
  await page.goto("/login");
  await settled(page, true);
  await logIn(page, known);
  const toast = page.getByRole("status").filter({ hasText: "Login successfully" });
  await expect(toast).toBeVisible();
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");
  await expect(toast).toHaveCount(0);
});

// Where it stands is CSS. Without script it stays.
test(
  "a toast stands top right, covers nothing, and nothing jumps when it leaves",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await withToastWaiting(page, site.address);
      await page.goto("/forum");
      await settled(page, hasScript);
      const toast = page.getByRole("status").filter({ hasText: "Login successfully" });
      await expect(toast).toBeVisible();
      const box = await toast.boundingBox();
      const bar = await page.getByRole("banner").boundingBox();
      expect((box?.y ?? Infinity) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(40);
      expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
      const heading = page.getByRole("heading", { level: 1 });
      const before = await heading.boundingBox();
      expect(await coveredBy(page)).toEqual([]);
      expect(before?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      await mePlace(page).click({ trial: true });
      await page.clock.runFor(6_000);
      await expect(toast).toHaveCount(hasScript ? 0 : 1);
      expect(await heading.boundingBox()).toEqual(before);
      await page.goto("/forum");
      await expect(toast).toHaveCount(0);
      await page.context().clearCookies();
    }
  },
);

/** What stands, in part, behind the toast. */
function coveredBy(page: Page) {
  return page.evaluate(() => {
    const toast = document.querySelector(".toast")?.getBoundingClientRect();
    if (!toast) return ["there is no toast"];
    return [...document.querySelectorAll("header a, main :is(h1, h2, p, a, button, input, summary, img)")]
      .filter((element) => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        const isBeside = bottom <= toast.top || top >= toast.bottom || right <= toast.left || left >= toast.right;
        return width > 1 && !isBeside;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Signs in up to where the next page will show a toast; the page's clock stands still. */
async function withToastWaiting(page: Page, address: string) {
  const { phoneNumber, password } = await registered(address);
  await page.request.post(`${address}/login`, {
    form: { phoneNumber, password, intent: "login" },
    headers: { referer: `${address}/login` },
    maxRedirects: 0,
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
