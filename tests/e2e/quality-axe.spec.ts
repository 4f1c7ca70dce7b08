import { AxeBuilder } from "@axe-core/playwright";
import { expect, pages, test as base } from "./quality-pages.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * axe needs timers in the page, and a browser with script off has none. So in the project without script it looks at
 * the same pages in a browser that runs script and is given none of ours.
 */
const test = base.extend({
  hasScript: async ({ page }, use, { project }) => {
    const isGiven = project.name === "js";
    if (!isGiven) await page.route("**/*.js", (route) => route.abort());
    await use(isGiven);
  },
});

test.use({ javaScriptEnabled: true });

for (const quality of pages) {
  test(`axe finds nothing wrong with ${quality.name}, light or dark`, async ({ page, open }) => {
    // Without motion, so that no colour is looked at on its way to another.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(quality);
    const light = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(problemsOf(light)).toEqual([]);
    expect(light.passes.length).toBeGreaterThan(15);

    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const dark = await new AxeBuilder({ page }).withRules("color-contrast").analyze();
    expect(problemsOf(dark)).toEqual([]);
    expect(dark.passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(0);
  });
}

function problemsOf({
  violations,
}: {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}) {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${help}: ${html} ${failureSummary}`),
  );
}
