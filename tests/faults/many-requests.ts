import { loadTimes } from "../bench/load.ts";
import { startUmeed } from "../bench/processes.ts";
import { inTemporaryFolder } from "../support/temporary-folder.ts";
import type { Fault } from "./fault.ts";

const REQUESTS = 1_000_000;
const PAGES = 100_000;
/** Until then caches and compiled code grow. */
const WARM = 0.1;
const GROWTH_MAX_MB = 60;

/** A million calls of the API and a hundred thousand pages, on one process. */
export const manyRequests = (): Promise<Fault> => inTemporaryFolder(manyRequestsOn);

async function manyRequestsOn(DATA_DIR: string): Promise<Fault> {
  const site = await startUmeed({ DATA_DIR });
  const grown: number[] = [];
  const seen: string[] = [];
  for (const [what, path, times] of [
    ["calls", "/api/category", REQUESTS],
    ["pages", "/articles?search=milk", PAGES],
  ] as const) {
    await loadTimes(site.address + path, times * WARM);
    const warm = site.memory();
    const perSecond = await loadTimes(site.address + path, times * (1 - WARM));
    grown.push(site.memory() - warm);
    seen.push(`${perSecond.toFixed(0)} ${what} a second`);
  }
  await site.stop();
  return {
    fault: `${REQUESTS.toLocaleString("en")} calls, ${PAGES.toLocaleString("en")} pages`,
    saw: seen.join(", "),
    healedIn: `– (memory ${grown.map((megabytes) => `${megabytes >= 0 ? "+" : ""}${megabytes.toFixed(0)} MB`).join(", ")})`,
    lost: "nothing",
    isAsItMustBe: grown.every((megabytes) => megabytes < GROWTH_MAX_MB),
  };
}
