import { ofEachPattern, opensDialog, pageStates } from "../fixtures/page-states.ts";
import { axeFindingsInTheDark } from "./quality-axe.ts";
import { expectForEverybody } from "./quality-everybody.ts";
import { expect, test } from "./quality-pages.ts";

// Every page is opened once, and looked at in all ways.
test.describe.configure({ mode: "parallel" });

for (const state of pageStates) {
  const tag = "@without-script";
  test(`${state.name} is for everybody: axe, keyboard, small phone`, { tag }, async ({ show, hasScript, site }) => {
    const opened = await show(state);
    // Script takes over the same HTML, so without it one page of each pattern is enough for what takes long.
    const isWhole = hasScript || ofEachPattern.has(state.name);
    const dialogs = opensDialog(state) ? 1 : 0;
    await expectForEverybody(opened, { hasScript, isWhole, dialogs, origin: site.address });
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
