import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../support/chromium.ts";
import { BUDGETS } from "../web/page-weight.ts";
import type { Started } from "./starts.ts";
import { atMost, type Row } from "./table.ts";

/** A cheap phone on a slow network, as Chromium's own throttling makes one. */
const network = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const CPU_SLOWDOWN = 4;
const viewport = { width: 360, height: 640 };
const SETTLE_MS = 1_500;
const KB = 1024;

export interface FirstLoad {
  fcp: number;
  lcp: number;
  /** When all that the page itself needs was there. */
  load: number;
  cls: number;
  tbt: number;
  bytes: number;
  requests: number;
}

/** First loads of pages with nothing cached. */
export async function firstLoadRows({ site, sample }: Started): Promise<Row[]> {
  const executablePath = await findChromium();
  if (!executablePath) return [{ what: "Left out: no Chromium that starts", budget: "", measured: "" }];
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    const rows: Row[] = [];
    for (const path of ["/", "/weeks", "/articles", "/calendar", "/login"])
      rows.push(...(await measured(browser, path, path, site.address)));
    const storageState = await signedInState(browser, { site, sample });
    rows.push(...(await measured(browser, "/", "member's /", site.address, { storageState })));
    const light = { extraHTTPHeaders: { "save-data": "on" } };
    const { bytes, tbt } = await firstLoad(browser, "/", { baseURL: site.address, ...light });
    rows.push(
      atMost("/ with Save-Data, bytes", bytes / KB, 14, "KB", 1),
      atMost("/ with Save-Data, TBT", tbt, 0, "ms"),
    );
    return rows;
  } finally {
    await browser.close();
  }
}

/** The cookies of a browser in which the sample member is signed in, as a new context takes them. */
export async function signedInState(browser: Browser, { site, sample }: Pick<Started, "site" | "sample">) {
  const context = await browser.newContext({ baseURL: site.address });
  const form = { ...sample, intent: "login" };
  await context.request.post("/login", { form, headers: { origin: site.address } });
  await context.request.get("/");
  return context.storageState();
}

export type ContextOptions = NonNullable<Parameters<Browser["newContext"]>[0]>;

async function measured(browser: Browser, path: string, name: string, baseURL: string, options: ContextOptions = {}) {
  const { fcp, lcp, cls, tbt, bytes, requests } = await firstLoad(browser, path, { baseURL, ...options });
  return [
    atMost(`${name}, FCP`, fcp, 1_500, "ms"),
    atMost(`${name}, LCP`, lcp, 1_500, "ms"),
    atMost(`${name}, CLS`, cls, 0.02, "", 3),
    atMost(`${name}, TBT`, tbt, 200, "ms"),
    atMost(`${name}, bytes`, bytes / KB, BUDGETS.total / KB, "KB", 1),
    atMost(`${name}, requests`, requests, BUDGETS.requests, ""),
  ];
}

/** One load of a page with nothing cached. Times in milliseconds. */
export async function firstLoad(browser: Browser, path: string, options: ContextOptions): Promise<FirstLoad> {
  const context = await slowContext(browser, options);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const counted = await throttle(context, page);
  await page.goto(path);
  await settled(page, counted);
  const times = await page.evaluate(() => globalThis.firstLoad);
  const load = await page.evaluate(() => Number(performance.getEntriesByType("navigation")[0]?.toJSON().loadEventEnd));
  await context.close();
  const { fcp } = times;
  const { bytes, requests } = counted();
  const blocked = times.tasks.filter(({ start }) => start >= fcp).map(({ duration }) => duration - 50);
  return { ...times, load, bytes, requests, tbt: blocked.reduce((sum, ms) => sum + ms, 0) };
}

/** A cheap phone. */
export function slowContext(browser: Browser, options: ContextOptions) {
  return browser.newContext({ viewport, isMobile: true, hasTouch: true, ...options });
}

/** A member's page keeps a stream open, so its network is never idle: it has settled when nothing more is fetched. */
export async function settled(page: Page, counted: Awaited<ReturnType<typeof throttle>>) {
  while (performance.now() - counted().at < SETTLE_MS) await page.waitForTimeout(100);
}

/** Makes its network and processor slow. @returns what was fetched so far, and when the last of it came */
export async function throttle(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  let [bytes, requests, at] = [0, 0, performance.now()];
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    at = performance.now();
    bytes += encodedDataLength;
    // What came from the browser's own cache has none, such as the icon of the tab, which is the sprite.
    if (encodedDataLength > 0) requests += 1;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return () => ({ bytes, requests, at });
}

declare global {
  // oxlint-disable-next-line no-var -- only a var declares a name on globalThis
  var firstLoad: { fcp: number; lcp: number; cls: number; tasks: { start: number; duration: number }[] };
}

/** Runs in the page, before anything of it. */
function observe() {
  const times: typeof globalThis.firstLoad = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  globalThis.firstLoad = times;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") times.fcp = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => (times.lcp = entry.startTime));
  on("longtask", ({ startTime, duration }) => times.tasks.push({ start: startTime, duration }));
  on("layout-shift", (entry) => {
    if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) times.cls += Number(entry.value);
  });
}
