import { axeFindings, axeFindingsInTheDark } from "./quality-axe.ts";
import { walkByKeyboard } from "./quality-keyboard.ts";
import { onSmallPhone, standOf } from "./quality-layout.ts";
import type { OpenedPage } from "./quality-pages.ts";
import { expect } from "./test.ts";

interface Asked {
  hasScript: boolean;
  /** With axe and the keyboard, which take long. */
  isWhole: boolean;
  /** With the colours of the dark, and the stylesheets themselves. */
  isOfPattern?: boolean;
  /** How many dialogs are open. */
  dialogs: number;
  origin: string;
}

/** Looks at a page in all ways; what is wrong in one way does not end the others. */
export async function expectForEverybody(opened: OpenedPage, wanted: Asked) {
  const { page, asked, surprises } = opened;
  const { hasScript, isWhole, isOfPattern = false, dialogs, origin } = wanted;
  const stand = await standOf(page);
  expect.soft(stand.unseen, "what should be seen").toEqual([]);
  expect.soft(stand.dialogs, "dialogs").toBe(dialogs);
  expect.soft(stand.inlineStyles, "inline styles").toBe(0);

  if (isWhole) {
    const light = await axeFindings(page, hasScript, isOfPattern);
    expect.soft(light.problems, "axe").toEqual([]);
    expect.soft(light.passed.length).toBeGreaterThan(15);
    if (hasScript && isOfPattern) {
      const dark = await axeFindingsInTheDark(page);
      expect.soft(dark.problems, "contrast in the dark").toEqual([]);
      expect.soft(dark.passed).toEqual(["color-contrast"]);
    }

    const { missed, withoutRing, outOfOrder } = await walkByKeyboard(page, hasScript);
    expect.soft(missed, "what the keyboard does not reach").toEqual([]);
    expect.soft(withoutRing, "stops that are not shown").toEqual([]);
    expect.soft(outOfOrder, "stops out of the page's order").toEqual([]);
  }

  const { wide, wideInLargeText, targets, tooSmall } = await onSmallPhone(page);
  expect.soft(wide, "wider than the phone").toEqual([]);
  expect.soft(targets).toBeGreaterThan(3);
  expect.soft(tooSmall, "too small for a finger").toEqual([]);
  expect.soft(wideInLargeText, "wider than the phone in large text").toEqual([]);

  const elsewhere = asked.filter((url) => new URL(url).origin !== origin);
  expect.soft(elsewhere, "asked of others").toEqual([]);
  expect.soft(asked.length).toBeGreaterThan(2);
  expect.soft(surprises, "errors in the page's console").toEqual([]);
}
