import { chromium, type Browser, type CDPSession } from "playwright";
import { chromiumArgs, findChromium } from "../support/chromium.ts";
import { settled, signedInState, slowContext, throttle, type ContextOptions } from "./first-loads.ts";
import type { Started } from "./starts.ts";
import { atMost, median, type Row } from "./table.ts";

const MOST_MS = 1_000;
const TAPS = 5;

/** A tap on the first link to an article of a home that has settled, with script. */
export async function articleTapRows({ site, sample }: Started): Promise<Row[]> {
  const executablePath = await findChromium();
  if (!executablePath) return [{ what: "Left out: no Chromium that starts", budget: "", measured: "" }];
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    const storageState = await signedInState(browser, { site, sample });
    return [
      ...(await tapRows(browser, "visitor's home", { baseURL: site.address })),
      ...(await tapRows(browser, "member's home", { baseURL: site.address, storageState })),
    ];
  } finally {
    await browser.close();
  }
}

async function tapRows(browser: Browser, name: string, options: ContextOptions): Promise<Row[]> {
  const taps: Tap[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) taps.push(await tapOn(browser, options));
  const medianOf = (pick: (tap: Tap) => number) => median(taps.map(pick));
  return [
    atMost(
      `${name} → article, its text`,
      medianOf(({ text }) => text),
      MOST_MS,
      "ms",
    ),
    atMost(
      `${name} → article, its picture`,
      medianOf(({ picture }) => picture),
      MOST_MS,
      "ms",
    ),
    atMost(
      `${name} → article, requests in a row`,
      medianOf(({ inARow }) => inARow),
      1,
      "",
    ),
  ];
}

interface Tap {
  /** Milliseconds from the tap until the heading is there, and until its picture is whole. */
  text: number;
  picture: number;
  /** The longest chain of requests each of which began after the one before it had ended. */
  inARow: number;
}

async function tapOn(browser: Browser, options: ContextOptions): Promise<Tap> {
  const context = await slowContext(browser, options);
  const page = await context.newPage();
  const counted = await throttle(context, page);
  const devtools = await context.newCDPSession(page);
  await page.goto("/");
  await settled(page, counted);
  const requests = await requestsOf(devtools);
  const times = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('main a[href*="/article/"]');
    if (!link) throw new Error("no link to an article");
    link.scrollIntoView();
    const began = performance.now();
    link.click();
    const until = async (isThere: () => boolean) => {
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    };
    const text = await until(() => document.querySelector(".page.article h1") !== null);
    const picture = await until(
      () => document.querySelector<HTMLImageElement>(".page.article .cover")?.complete ?? false,
    );
    return { text, picture };
  });
  await settled(page, counted);
  await context.close();
  const depths: { end: number; depth: number }[] = [];
  for (const { start, end } of requests) {
    const before = depths.filter((each) => each.end <= start).map(({ depth }) => depth);
    depths.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return { ...times, inARow: Math.max(0, ...depths.map(({ depth }) => depth)) };
}

interface Asked {
  /** Seconds. */
  start: number;
  end: number;
}

/** What the page asks the network for from now on, in order; what its own cache has is left out. */
async function requestsOf(devtools: CDPSession): Promise<Asked[]> {
  const [under, asked] = [new Map<string, Asked>(), [] as Asked[]];
  devtools.on("Network.requestWillBeSent", ({ requestId, timestamp }) => {
    under.set(requestId, { start: timestamp, end: Infinity });
  });
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const one = under.get(requestId);
    if (!one || encodedDataLength === 0) return;
    one.end = timestamp;
    asked.push(one);
    asked.sort((first, second) => first.start - second.start);
  });
  await devtools.send("Network.enable");
  return asked;
}
