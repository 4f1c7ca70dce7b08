import type { JSHandle, Page } from "playwright/test";

const MOST_STOPS = 150;
/** Past the last stop, and for the look at where that press led. */
const PRESSES_TO_THE_END = 2;

/** Where the focus went. Elements, not their places: what loads meanwhile may move them. */
interface Walk {
  stops: { element: Element; hasRing: boolean }[];
  isOver: boolean;
  /** Looks where the focus is now. */
  look: () => void;
}

/** Beginnings of HTML. */
interface Findings {
  /** What can be used and was not reached. */
  missed: string[];
  withoutRing: string[];
  /** What was reached after something that stands behind it. */
  outOfOrder: string[];
}

/** Presses Tab from the top until it comes round. */
export async function walkByKeyboard(page: Page, hasScript: boolean): Promise<Findings> {
  // The page may have put the focus somewhere; begin before everything.
  await page.evaluate(() => {
    const start = document.querySelector("dialog:modal") ?? document.body;
    if (start instanceof HTMLElement) {
      start.tabIndex = -1;
      start.focus();
    }
  });
  const walk = await page.evaluateHandle(() => {
    const walk: Walk = {
      stops: [],
      isOver: false,
      look: () => {
        const { stops } = walk;
        const element = document.activeElement;
        const isOutside = !element || element.matches("html, body, dialog:modal");
        if (walk.isOver || (isOutside && stops.length === 0)) return;
        walk.isOver = isOutside || stops.some((stop) => stop.element === element);
        if (isOutside || walk.isOver) return;
        // A link that is a whole card has its ring there, and a checkbox round its row.
        const drawn = [getComputedStyle(element), getComputedStyle(element, "::after")];
        const row = element.closest("label");
        if (row) drawn.push(getComputedStyle(row));
        const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
          outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 3;
        const box = element.getBoundingClientRect();
        const isInView = box.bottom > 0 && box.top < innerHeight;
        stops.push({ element, hasRing: isInView && drawn.some(isRing) });
      },
    };
    return walk;
  });
  if (hasScript) await goInStrides(page, walk);
  else await goStepByStep(page, walk);
  return findingsOf(walk);
}

/**
 * Each press shows where the one before it led: many are sent at once, and none waits for the page to be drawn. The key
 * is held down, as a keyboard then repeats it.
 */
async function goInStrides(page: Page, walk: JSHandle<Walk>) {
  const stops = await walk.evaluate(({ look }) => {
    addEventListener("keydown", look, { capture: true });
    const root = document.querySelector("dialog:modal") ?? document.body;
    const all = [...root.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")];
    return all.filter((element) => !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true }))
      .length;
  });
  let presses = 0;
  while (presses < MOST_STOPS) {
    const coming = Math.min(presses === 0 ? stops + PRESSES_TO_THE_END : PRESSES_TO_THE_END, MOST_STOPS - presses);
    await Promise.all(Array.from({ length: coming }, () => page.keyboard.down("Tab")));
    await page.keyboard.up("Tab");
    if (await walk.evaluate(({ isOver }) => isOver)) return;
    presses += coming;
  }
}

/** No event is heard where script is off. */
async function goStepByStep(page: Page, walk: JSHandle<Walk>) {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press("Tab");
    const isOver = await walk.evaluate((walk) => {
      walk.look();
      return walk.isOver;
    });
    if (isOver) return;
  }
}

function findingsOf(walk: JSHandle<Walk>): Promise<Findings> {
  return walk.evaluate(({ stops }) => {
    const begin = (element: Element) => element.outerHTML.slice(0, 160);
    const reached = new Set(stops.map(({ element }) => element));
    const root = document.querySelector("dialog:modal") ?? document.body;
    const missed = [...root.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Of radio buttons one is a stop, and arrows lead on from it.
      .filter((element) => !element.closest("[inert]"))
      .filter((element) => !element.matches(".backdrop, [aria-hidden=true], [type=hidden], [type=radio]"))
      .filter((element) => !reached.has(element));
    const outOfOrder = stops.filter(({ element }, index) => {
      const before = stops[index - 1]?.element;
      return before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    return {
      missed: missed.map(begin),
      withoutRing: stops.filter(({ hasRing }) => !hasRing).map(({ element }) => begin(element)),
      outOfOrder: outOfOrder.map(({ element }) => begin(element)),
    };
  });
}
