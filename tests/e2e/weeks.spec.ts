import type { Page } from "playwright/test";
import { inDays } from "../fixtures/dates.ts";
import { menuOf, PHONE, WIDE } from "./frame.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const lastMenstrualPeriod = inDays(-171);

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const weeks = (page: Page) => page.getByRole("navigation", { name: "Weeks", exact: true });

test("the arrow keys turn the weeks, and the focus stays among them", async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/timeline");
  await settled(page, true);
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("Week 25");
  await expect(page).toHaveURL("/timeline?week=25");
  await page.keyboard.press("ArrowLeft");
  await expect(title(page)).toHaveText("Week 24");

  const first = weeks(page).getByRole("link", { name: "Week 22" });
  await first.focus();
  for (const week of [25, 26, 27]) {
    await page.keyboard.press("ArrowRight");
    await expect(title(page)).toHaveText(`Week ${week}`);
  }
  // The chip that had the focus is not among the weeks around 27.
  await expect(first).toHaveCount(0);
  await expect(weeks(page).getByRole("link", { name: "Week 27" })).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText("Week 26");
});

test("in a field and in another direction of writing the keys do what they should", async ({ page }) => {
  await page.goto("/weeks?tab=before&week=10");
  await settled(page, true);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await page.keyboard.press("ArrowLeft");
  await expect(title(page)).toHaveText("Week 11");
  await page.evaluate(() => {
    const field = document.createElement("input");
    document.querySelector("main")?.append(field);
    field.focus();
  });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+ArrowLeft");
  await page.locator("main > input").blur();
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("Week 10");
  await expect(page).toHaveURL("/weeks?tab=before&week=10");
});

test("a swipe over the stage turns the weeks, one up and down does not", async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: "reduce",
    baseURL: site.address,
  });
  const page = await context.newPage();
  await page.goto("/weeks?tab=after&week=10");
  await settled(page, true);
  const touch = await context.newCDPSession(page);
  await swipe([300, 300], [120, 310]);
  await expect(title(page)).toHaveText("Week 11");
  await swipe([120, 300], [300, 290]);
  await expect(title(page)).toHaveText("Week 10");
  await swipe([300, 300], [230, 240]);
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("Week 11");
  await expect(page).toHaveURL("/weeks?tab=after&week=11");
  await context.close();

  async function swipe(from: [number, number], to: [number, number]) {
    const at = ([x, y]: [number, number]) => [{ x, y }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(to) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
});

test(
  "five weeks fit a phone of 320 px and nine a wide window, each as large as a finger",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await signedIn(page, site.address, { lastMenstrualPeriod });
    for (const [size, count] of [
      [{ width: 320, height: 640 }, 5],
      [PHONE, 5],
      [WIDE, 9],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto("/timeline?week=26");
      await settled(page, hasScript);
      const shown = weeks(page).getByRole("link").filter({ visible: true });
      await expect(shown).toHaveCount(count);
      const boxes = await shown.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
      for (const { width, height, y } of boxes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(y).toBe(boxes[0].y);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await weeks(page).getByRole("link", { name: "Week 23" }).click();
    await expect(title(page)).toHaveText("Week 23");
    await page.getByRole("link", { name: "Back to week 24" }).click();
    await expect(title(page)).toHaveText("Week 24");
  },
);

test("weeks and pages fade into each other, and not for who wants no motion", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [reducedMotion, longest] of [
    ["no-preference", 150],
    ["reduce", 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/weeks?tab=before&week=10");
    await settled(page, true);
    for (const [link, heading] of [
      [weeks(page).getByRole("link", { name: "Week 12" }), "Week 12"],
      [menuOf(page).getByRole("link", { name: "Forum" }), "Social forum"],
    ] as const) {
      const durations = durationsOfTheNextFade(page);
      await link.click();
      expect(Math.max(0, ...(await durations).filter((duration) => duration < 1_000))).toBe(longest);
      await expect(title(page)).toHaveText(heading);
    }
  }
});

function durationsOfTheNextFade(page: Page) {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number[]>();
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() =>
        resolve(document.getAnimations().flatMap(({ effect }) => Number(effect?.getComputedTiming().duration))),
      );
      return transition;
    };
    return promise;
  });
}

test("the letters of the chart are at least 12 px high, on a phone and beside a week", async ({ page }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto("/weeks?tab=before&week=24");
    const sizes = await page.locator(".growth svg").evaluate((chart) => {
      const scale = chart.getBoundingClientRect().width / Number(chart.getAttribute("viewBox")?.split(" ")[2]);
      return [...chart.querySelectorAll("text")].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
    });
    expect(sizes.length).toBeGreaterThan(8);
    expect(Math.min(...sizes), `at ${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test("each figure of a week has its label on one line on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const week of [12, 19, 26]) {
    await page.goto(`/weeks?tab=before&week=${week}`);
    const labels = page.locator(".of-week .figures dt");
    expect(await labels.count()).toBeGreaterThan(1);
    const heights = await labels.evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(24);
  }
});

test("documents fade into each other without script of ours, and not for who wants no motion", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => Reflect.set(window, "fades", event.viewTransition !== null));
  });
  for (const [reducedMotion, fades] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/weeks");
    await page.evaluate(() => location.assign("/about"));
    await expect(title(page)).toHaveText("About us");
    // A page is revealed with its first frame, which may come after its heading.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "fades"))).toBe(fades);
  }
});

test("on a wide window the weeks keep their height under the line above them, and the curve's label is whole", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  for (const week of [1, 24, 40]) {
    await page.goto(`/weeks?tab=before&week=${week}`);
    await settled(page, true);
    const boxes = await page.evaluate(() =>
      [".of-week .segments", ".of-week .kick", ".week-chips", ".of-week h1"].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect().toJSON(),
      ),
    );
    for (const [index, { x, y }] of boxes.slice(1).entries()) {
      expect(x).toBe(boxes[0].x);
      expect(y).toBeGreaterThanOrEqual(boxes[index].bottom);
    }
    expect(boxes[2].height).toBeLessThanOrEqual(64);
    if (week === 1) continue;
    const label = page.locator(".growth text.named");
    const [text, chart] = await Promise.all([label.boundingBox(), page.locator(".growth svg").boundingBox()]);
    if (!text || !chart) throw new Error("no curve");
    expect(text.x).toBeGreaterThanOrEqual(chart.x);
    expect(text.x + text.width).toBeLessThanOrEqual(chart.x + chart.width);
  }
});
