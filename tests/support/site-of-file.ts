import { afterAll, beforeAll } from "vitest";
import type { Site } from "./site.ts";
import { startWarmSite } from "./warm-site.ts";

/** A Umeed for all tests of a file: it starts before the first and stops after the last. */
export function siteOfFile(settings: Record<string, string> = {}): Site {
  let site: Site | undefined;
  const started = () => {
    if (!site) throw new Error("The site has not started: it can be used in tests, not around them.");
    return site;
  };
  beforeAll(async () => {
    site = await startWarmSite(settings);
  });
  afterAll(() => site?.stop());
  return {
    get address() {
      return started().address;
    },
    get dataDir() {
      return started().dataDir;
    },
    get databaseUrl() {
      return started().databaseUrl;
    },
    get sample() {
      return started().sample;
    },
    log: () => started().log(),
    stop: () => started().stop(),
  };
}
