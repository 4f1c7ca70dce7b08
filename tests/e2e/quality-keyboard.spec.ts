import type { Page } from "playwright/test";
import { expect, pages, test } from "./quality-pages.ts";

const MOST_STOPS = 150;

for (const quality of pages) {
  test(`the keyboard reaches everything on ${quality.name}, and shows where it is`, async ({
    page,
    open,
    hasScript,
  }) => {
    await open(quality);
    const isModal = hasScript && (await page.locator("dialog:modal").count()) > 0;
    const stops = await walk(page);
    const reached = new Set(stops.map(({ index }) => index));
    expect(await missed(page, reached, isModal)).toEqual([]);
    expect(stops.filter(({ hasRing }) => !hasRing).map(({ html }) => html)).toEqual([]);

    const order = stops.map(({ index }) => index);
    expect(order, "the order of the page").toEqual(order.toSorted((one, other) => one - other));
  });
}

test("the first stop leads past the bar", async ({ page, open }) => {
  await open({ name: "the visitor's home", address: "/" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Track Now" })).toBeFocused();
});

interface Stop {
  /** Place in the document. */
  index: number;
  hasRing: boolean;
  html: string;
}

/** Presses Tab from the top until it comes round. */
async function walk(page: Page): Promise<Stop[]> {
  // The page may have put the focus somewhere; begin before everything.
  await page.evaluate(() => {
    const start = document.querySelector("dialog:modal") ?? document.body;
    if (start instanceof HTMLElement) {
      start.tabIndex = -1;
      start.focus();
    }
  });
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.matches("html")) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isInView = box.bottom > 0 && box.top < innerHeight;
      return {
        index: [...document.querySelectorAll("*")].indexOf(element),
        hasRing: outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 3 && isInView,
        html: element.outerHTML.slice(0, 160),
      };
    });
    if (!stop || stops.some(({ index }) => index === stop.index)) return stops;
    stops.push(stop);
  }
  return stops;
}

/** What can be used and was not reached. Of radio buttons one is a stop, and arrows lead on from it. */
function missed(page: Page, reached: Set<number>, isModal: boolean) {
  return page.evaluate(
    ({ reached, isModal }) => {
      const all = [...document.querySelectorAll("*")];
      const root = (isModal && document.querySelector("dialog")) || document.body;
      return [...root.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.tabIndex >= 0 && !element.matches("[type=hidden], [type=radio]"))
        .filter((element) => !reached.includes(all.indexOf(element)))
        .map((element) => element.outerHTML.slice(0, 160));
    },
    { reached: [...reached], isModal },
  );
}
