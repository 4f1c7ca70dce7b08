import type { Page } from "playwright/test";
import { expect, pages, test } from "./quality-pages.ts";

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

for (const quality of pages) {
  test(`${quality.name} fits a small phone, with text at 200 % too, and its targets fit a finger`, async ({
    page,
    open,
  }) => {
    await open(quality);
    expect(await sidewaysOf(page)).toEqual([]);
    const { found, tooSmall } = await targetsOf(page);
    expect(found).toBeGreaterThan(3);
    expect(tooSmall).toEqual([]);

    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await sidewaysOf(page)).toEqual([]);
  });
}

/** What sticks out of the page's width, where the page can be moved sideways. */
function sidewaysOf(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 && !element.closest(".carousel > :is(ul, nav)"),
    );
    return [`${scrollWidth} px wide`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** What can be tapped and is too small: 44 px for controls and menus, 24 px for a link in a list of them. */
function targetsOf(page: Page) {
  return page.evaluate(() => {
    const controls =
      "button, input, select, textarea, summary, .button, .chip, .back, .close, .tabs a, nav a, header a";
    const seen = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1 &&
        !element.matches(".skip, .backdrop"),
    );
    const tooSmall = seen.flatMap((element) => {
      // A checkbox is tapped by its label as well; a link within a sentence is as high as its line.
      const label = element instanceof HTMLInputElement ? element.closest("label") : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      const isInSentence =
        getComputedStyle(element).display === "inline" && element.parentElement?.closest("p, li, dd");
      if (isInSentence) return [];
      const least = element.matches(controls) ? 44 : 24;
      const isFine = height >= least && width >= 24;
      return isFine ? [] : [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`];
    });
    return { found: seen.length, tooSmall };
  });
}
