import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadTimes } from "../bench/load.ts";
import { startProcess } from "../bench/processes.ts";
import type { Fault } from "./fault.ts";

const REQUESTS = 1_000_000;
const PAGES = 100_000;
/** Until then caches and compiled code grow. */
const WARM = 0.1;
const GROWTH_MAX_MB = 60;
const startScript = join(import.meta.dirname, "../../server/start.sh");

/** A million calls of the API and a hundred thousand pages, on one process. */
export async function manyRequests(): Promise<Fault> {
  const dataDir = await mkdtemp(join(tmpdir(), "umeed-many-"));
  const site = await startProcess(["sh", startScript], { DATA_DIR: dataDir, PORT: "0" }, [/answers on (\S+)/]);
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
  await rm(dataDir, { recursive: true, force: true });
  return {
    fault: `${REQUESTS.toLocaleString("en")} calls, ${PAGES.toLocaleString("en")} pages`,
    saw: seen.join(", "),
    healedIn: `– (memory ${grown.map((megabytes) => `${megabytes >= 0 ? "+" : ""}${megabytes.toFixed(0)} MB`).join(", ")})`,
    lost: "nothing",
    isAsItMustBe: grown.every((megabytes) => megabytes < GROWTH_MAX_MB),
  };
}
