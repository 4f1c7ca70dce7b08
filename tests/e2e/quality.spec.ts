import { ofEachPattern, opensDialog, pageStates } from "../fixtures/page-states.ts";
import { expectForEverybody } from "./quality-everybody.ts";
import { expect, test } from "./quality-pages.ts";

// Every page is opened once, and looked at in all ways.
test.describe.configure({ mode: "parallel" });

const opened = new Set(pageStates.filter(({ status }) => status !== 400).map(({ address }) => address));

for (const state of pageStates) {
  const isOfPattern = ofEachPattern.has(state.name);
  // A form that came back is a page that is looked at as it was opened, with a summary that three patterns have.
  const isComeBack = state.status === 400 && opened.has(state.address);
  const tag = isOfPattern || !isComeBack ? "@without-script" : [];
  test(`${state.name} is for everybody: axe, keyboard, small phone`, { tag }, async ({ show, hasScript, site }) => {
    const shown = await show(state);
    // Script takes over the same HTML, so without it one page of each pattern is enough for what takes long.
    await expectForEverybody(shown, {
      hasScript,
      isWhole: hasScript || isOfPattern,
      isOfPattern,
      dialogs: opensDialog(state) ? 1 : 0,
      origin: site.address,
    });
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
