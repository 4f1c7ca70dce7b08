import { expect, test as base, type Page } from "playwright/test";
import type { Site } from "../support/site.ts";
import { startWarmSite } from "../support/warm-site.ts";

interface Fixtures {
  /** Whether script runs in this project. */
  hasScript: boolean;
}

interface WorkerFixtures {
  site: Site;
}

/** A test in a browser against a site of this worker's own. An error in the page's console fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      const site = await startWarmSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  hasScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
  page: async ({ page }, use) => {
    const surprises: string[] = [];
    page.on("pageerror", (error) => surprises.push(error.message));
    page.on("console", (message) => {
      // A 4xx answer is reported as an error by the browser itself; the tests look at what the page says of it.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        surprises.push(message.text());
    });
    await use(page);
    expect(surprises, "errors in the page's console").toEqual([]);
  },
});

export { expect };

/** Waits, where script runs, until it has taken over, so that what is tested is script's way and not the browser's. */
export async function settled(page: Page, hasScript: boolean) {
  if (!hasScript) return;
  // Where another page comes meanwhile, that one is waited for.
  while (!(await takenOver(page)));
}

/** Asks in one go: `waitForFunction` would first bring a script of Playwright's own to every page. */
async function takenOver(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(async () => {
      const isTakenOver = () => {
        const key = Object.keys(document).find((name) => name.startsWith("__reactContainer")) ?? "";
        return Reflect.get(document, key)?.stateNode.current.memoizedState.isDehydrated === false;
      };
      // A test may have stopped the page's timers and frames.
      while (!isTakenOver()) await scheduler.postTask(() => {}, { delay: 10 });
      // What listens, counts or opens by script begins in tasks of its own, behind the one that took over the page.
      for (let task = 0; task < 3; task += 1) {
        const { port1, port2 } = new MessageChannel();
        const isOver = new Promise((resolve) => port1.addEventListener("message", resolve));
        port1.start();
        port2.postMessage(null);
        await isOver;
      }
      return true;
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes("Execution context was destroyed")) return false;
    throw error;
  }
}
