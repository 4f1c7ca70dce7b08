import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { BrowserContext, Page } from "playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** `axe.source` is twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Findings {
  problems: string[];
  /** Names of the rules that found something to look at, and nothing wrong. */
  passed: string[];
}

/** Has axe on every page that is opened here: it is sent and compiled once, where script runs. */
export function bringAxe(context: BrowserContext) {
  return context.addInitScript({ content: source });
}

/** What axe finds on a page as it is shown. @param withSheets also what is wrong in the stylesheets themselves. */
export async function axeFindings(page: Page, hasScript: boolean, withSheets: boolean): Promise<Findings> {
  if (!hasScript) await giveTimers(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await showWhole(page);
  // It loads them for one rule, and can't where script is off.
  return run(page, { runOnly: tags, preload: hasScript && withSheets });
}

/** What axe, which is on the page already, finds in the colours of the dark. */
export async function axeFindingsInTheDark(page: Page): Promise<Findings> {
  await page.emulateMedia({ colorScheme: "dark" });
  const findings = await run(page, { runOnly: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  return findings;
}

async function run(page: Page, options: RunOptions): Promise<Findings> {
  const { violations, passes } = await page.evaluate(async (options) => {
    const { violations, passes }: Pick<axe.AxeResults, "violations" | "passes"> = await Reflect.get(window, "axe").run({
      resultTypes: ["violations"],
      ...options,
    });
    return { violations, passes: passes.map(({ id }) => id) };
  }, options);
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${help}: ${html} ${failureSummary}`),
  );
  return { problems, passed: passes };
}

/** What stands at the foot of the screen hides half of some row, another one at each place of the page. */
async function showWhole(page: Page) {
  const size = page.viewportSize();
  const height = await page.evaluate(() => {
    if (!document.querySelector(".sticky-action, .comment-box")) return 0;
    // A dialog leaves 64 px above it to 'Leave quickly'.
    const dialog = document.querySelector("dialog");
    return Math.max(document.documentElement.scrollHeight, dialog ? 64 + dialog.scrollHeight : 0);
  });
  if (size && height > size.height) await page.setViewportSize({ ...size, height });
}

/** A browser with script off runs what a test asks of it, and no timers, by which axe takes its turns. */
function giveTimers(page: Page) {
  return page.evaluate(() => {
    const soon = (task: () => void) => void Promise.resolve().then(task);
    Reflect.set(window, "setTimeout", soon);
  });
}
