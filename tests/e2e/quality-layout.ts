import type { Page } from "playwright/test";

/** What there is on a page to look at. */
export interface Stand {
  /** Dialogs, forms and headings that should be seen and are not. */
  unseen: string[];
  direction: string;
  dialogs: number;
  inlineStyles: number;
}

export function standOf(page: Page): Promise<Stand> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const describe = (element: Element) => element.outerHTML.slice(0, 160);
    const hidden = [...document.querySelectorAll("h1, .overlay > dialog, .overlay :is(h2, .close)")].filter(
      (element) => !isSeen(element),
    );
    // What is folded up is unfolded by its summary.
    const unsent = [...document.querySelectorAll("main form")].filter(
      (form) => !form.closest("details:not([open])") && ![...form.querySelectorAll("button")].some(isSeen),
    );
    const isUntitled = document.querySelector("h1") === null;
    return {
      unseen: [...(isUntitled ? ["no heading"] : []), ...hidden.map(describe), ...unsent.map(describe)],
      direction: document.documentElement.dir,
      dialogs: document.querySelectorAll(".overlay > dialog").length,
      inlineStyles: document.querySelectorAll("[style]").length,
    };
  });
}

/** How a page is on the narrowest phone. */
export interface OnSmallPhone {
  /** What sticks out of the page's width, where the page can be moved sideways. */
  wide: string[];
  /** The same, with text twice as large as the browser's. */
  wideInLargeText: string[];
  /** How many things can be tapped. */
  targets: number;
  /** What can be tapped and is too small: 44 px for controls and menus, 24 px for a link in a list of them. */
  tooSmall: string[];
}

export async function onSmallPhone(page: Page): Promise<OnSmallPhone> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => {
    const sideways = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll("body *")].filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 &&
          !element.closest(".snap-row > ul, .carousel > nav"),
      );
      return [`${scrollWidth} px wide`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
    };
    const controls =
      "button, input, select, textarea, summary, .button, .chip, .back, .close, .segments a, nav a, header a";
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
    const wide = sideways();
    document.documentElement.style.setProperty("font-size", "200%");
    return { wide, wideInLargeText: sideways(), targets: seen.length, tooSmall };
  });
}
