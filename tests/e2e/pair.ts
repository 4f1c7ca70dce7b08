import { startPair, type Pair } from "../support/pair.ts";
import { test as base } from "./test.ts";

/** A test against pages and API in processes of their own. */
export const test = base.extend<{ pair: Pair }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
  pair: async ({}, use) => {
    const pair = await startPair();
    await use(pair);
    await pair.stop();
  },
  baseURL: async ({ pair }, use) => use(pair.address),
});
