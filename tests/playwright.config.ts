import { defineConfig } from "playwright/test";
import { chromiumArgs } from "./support/chromium.ts";

/** Tests that load modules of the pages load those of the English ones. */
Object.assign(globalThis, { PAGE_LANGUAGE: "en" });

const chosen = process.env.CHROMIUM_PATH;

/**
 * What only a browser can show, with script, and what is tagged so without script too. Journeys without script are
 * `tests/web/journeys/`, over HTTP. See `tests/support/run.ts` for the command.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  workers: 2,
  retries: 0,
  // Of a test that waits for what never comes; how fast it comes is measured elsewhere, and this machine may be a slow one.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: { args: [...chromiumArgs], ...(chosen ? { executablePath: chosen } : {}) },
    locale: "en-GB",
    timezoneId: "Asia/Karachi",
    // A click while one document fades into the next may reach neither; tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
    // Requests of a worker are no test's to answer; `offline.spec.ts` allows it.
    serviceWorkers: "block",
  },
  projects: [
    { name: "no-js", grep: /@without-script/, use: { javaScriptEnabled: false } },
    { name: "js", use: { javaScriptEnabled: true } },
  ],
});
