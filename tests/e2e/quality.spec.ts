import { ofEachPattern, opensDialog, pageStates } from "../fixtures/page-states.ts";
import { axeFindings, axeFindingsInTheDark } from "./quality-axe.ts";
import { walkByKeyboard } from "./quality-keyboard.ts";
import { sideways, sidewaysInLargeText, targets, unseen } from "./quality-layout.ts";
import { expect, test } from "./quality-pages.ts";

// Every page is opened once, and looked at in all ways; what is wrong in one way does not end the others.
test.describe.configure({ mode: "parallel" });

for (const state of pageStates) {
  const tag = "@without-script";
  test(`${state.name} is for everybody: axe, keyboard, small phone`, { tag }, async ({ show, hasScript, site }) => {
    const { page, asked, surprises } = await show(state);
    expect.soft(await unseen(page), "what should be seen").toEqual([]);
    expect.soft(await page.locator(".overlay > dialog").count(), "dialogs").toBe(opensDialog(state) ? 1 : 0);
    expect.soft(await page.locator("[style]").count(), "inline styles").toBe(0);

    // Script takes over the same HTML, so without it one page of each pattern is enough for what takes long.
    if (hasScript || ofEachPattern.has(state.name)) {
      const light = await axeFindings(page, hasScript);
      expect.soft(light.problems, "axe").toEqual([]);
      expect.soft(light.passed.length).toBeGreaterThan(15);

      const { missed, withoutRing, outOfOrder } = await walkByKeyboard(page, hasScript);
      expect.soft(missed, "what the keyboard does not reach").toEqual([]);
      expect.soft(withoutRing, "stops that are not shown").toEqual([]);
      expect.soft(outOfOrder, "stops out of the page's order").toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sideways(page), "wider than the phone").toEqual([]);
    const { found, tooSmall } = await targets(page);
    expect.soft(found).toBeGreaterThan(3);
    expect.soft(tooSmall, "too small for a finger").toEqual([]);
    expect.soft(await sidewaysInLargeText(page), "wider than the phone in large text").toEqual([]);

    const elsewhere = asked.filter((url) => new URL(url).origin !== site.address);
    expect.soft(elsewhere, "asked of others").toEqual([]);
    expect.soft(asked.length).toBeGreaterThan(2);
    expect.soft(surprises, "errors in the page's console").toEqual([]);
  });
}

for (const state of pageStates.filter(({ name }) => ofEachPattern.has(name))) {
  test(`the colours of ${state.name} have enough contrast in the dark`, async ({ show }) => {
    const { page } = await show(state);
    const { problems, passed } = await axeFindingsInTheDark(page);
    expect(problems).toEqual([]);
    expect(passed).toEqual(["color-contrast"]);
  });
}

test("the first stop leads past the bar", { tag: "@without-script" }, async ({ open, page }) => {
  await open({ address: "/" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Day" })).toBeFocused();
});
