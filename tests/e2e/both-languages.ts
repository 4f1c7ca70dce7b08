import { startWarmSite } from "../support/warm-site.ts";
import { test as base } from "./test.ts";

/** A test against a site with pages in both languages. */
export const test = base.extend({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      const site = await startWarmSite({ LANGUAGES: "en,ur" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});
