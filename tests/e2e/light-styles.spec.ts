import type { Browser, Page } from "playwright/test";
import { logIn } from "./members.ts";
import { expect, test } from "./test.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** What is only on a full page, or says which of the two it is. */
const APART =
  "head, head *, script, body > link, body > svg, body > svg *, .site-footer *, use, [hidden], [hidden] *, .snap-row-buttons";

test.use({ javaScriptEnabled: false });

for (const path of [
  "/",
  "/weeks?week=24",
  "/danger-signs?who=pregnant&check=1",
  "/articles",
  "/article/f95c9fd7eeceeb1bcfa129e0",
  "/forum",
  "/calendar",
  "/register",
  "/search?q=fever",
  "/ur/danger-signs",
  "/ur/events?tab=all",
])
  test(`${path} looks the same as a light page`, async ({ browser, site }) => {
    await expectSameLooks(browser, [path], { baseURL: site.address, viewport: phone });
  });

test("a wide and dark screen looks the same with light pages", async ({ browser, site }) => {
  const paths = ["/", "/weeks?week=24", "/forum"];
  await expectSameLooks(browser, paths, { baseURL: site.address, viewport: desktop, colorScheme: "dark" });
});

test("a member's pages look the same as light pages", async ({ page, browser, site }) => {
  await page.goto("/login");
  await logIn(page, site.sample);
  await page.goto("/account");
  const storageState = await page.context().storageState();
  const paths = ["/", "/timeline", "/account", "/account/dates", "/messages", "/notifications"];
  const options = { baseURL: site.address, viewport: phone, storageState };
  await expectSameLooks(browser, paths, options);
  // With their styles in the sheet.
  const extraHTTPHeaders = { "service-worker-navigation-preload": "true" };
  await expectSameLooks(browser, paths, { ...options, extraHTTPHeaders });
});

async function expectSameLooks(browser: Browser, paths: string[], options: Parameters<Browser["newContext"]>[0]) {
  const full = await browser.newContext(options);
  const light = await browser.newContext({ ...options, extraHTTPHeaders: { "save-data": "on" } });
  for (const path of paths) {
    const [fullLook, lightLook] = [await lookAt(await full.newPage(), path), await lookAt(await light.newPage(), path)];
    expect(fullLook.length).toBeGreaterThan(50);
    expect(lightLook).toEqual(fullLook);
  }
  await Promise.all([full.close(), light.close()]);
}

/** But for covers, which light pages leave out: the text, the place, the colours and the letters of each element; 'just now' may end between the two looks, so a time shows its date. */
async function lookAt(page: Page, path: string) {
  await page.goto(path);
  return page.evaluate((apart) => {
    for (const cover of document.querySelectorAll("picture:has(> .cover), .cover")) cover.remove();
    for (const time of document.querySelectorAll("time")) time.textContent = time.dateTime;
    const elements = Array.from(document.querySelectorAll("body, body *")).filter((element) => !element.matches(apart));
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, display } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round);
      return [element.tagName, element.getAttribute("class"), box, color, backgroundColor, font, display].join(" ");
    });
  }, APART);
}
