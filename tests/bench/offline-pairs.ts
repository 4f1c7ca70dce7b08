import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { chromiumArgs, findChromium } from "../support/chromium.ts";
import { inTemporaryFolder } from "../support/temporary-folder.ts";
import { firstLoad, signedInState, type FirstLoad } from "./first-loads.ts";
import { start, type Started } from "./starts.ts";
import { median, type Row } from "./table.ts";

const PAIRS = 7;
/** Of two runs of the same thing the medians differ by as much. */
const NOISE = 0.05;
const KB = 1024;

/** First loads where phones keep pages beside first loads where they do not, one after the other. */
export async function offlinePairRows(): Promise<Row[]> {
  const executablePath = await findChromium();
  if (!executablePath) return [{ what: "Left out: no Chromium that starts", budget: "", measured: "" }];
  return inTemporaryFolder(async (folder) => {
    const keeping = await start(join(folder, "keeping"));
    const plain = await start(join(folder, "plain"), { OFFLINE_PAGES: "off" });
    const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
    try {
      const rows: Row[] = [];
      for (const [path, isMember] of [
        ["/", false],
        ["/danger-signs", false],
        ["/articles", false],
        ["/", true],
      ] as const) {
        const pairs = await inPairs(browser, path, isMember, [keeping, plain]);
        rows.push(...rowsOf(isMember ? `member's ${path}` : path, pairs));
      }
      return rows;
    } finally {
      await browser.close();
      await Promise.all([keeping.site.stop(), plain.site.stop()]);
    }
  });
}

type Pair = [FirstLoad, FirstLoad];

async function inPairs(browser: Browser, path: string, isMember: boolean, sites: [Started, Started]): Promise<Pair[]> {
  const load = async (started: Started) =>
    firstLoad(browser, path, {
      baseURL: started.site.address,
      ...(isMember ? { storageState: await signedInState(browser, started) } : {}),
    });
  const [keeping, plain] = sites;
  const pairs: Pair[] = [];
  // The first of each is not counted, and each goes first as often.
  for (let run = 0; run <= PAIRS; run += 1) {
    const isTurned = run % 2 === 1;
    const first = await load(isTurned ? plain : keeping);
    const second = await load(isTurned ? keeping : plain);
    if (run > 0) pairs.push(isTurned ? [second, first] : [first, second]);
  }
  return pairs;
}

function rowsOf(name: string, pairs: Pair[]): Row[] {
  const times = (["fcp", "lcp", "load", "tbt"] as const).map((time): Row => {
    const [on, off, more] = mediansOf(pairs, (load) => load[time]);
    return {
      what: `${name}, ${time.toUpperCase()}`,
      budget: "not slower",
      measured: `${on.toFixed(0)} and ${off.toFixed(0)} ms, in pairs ${more.toFixed(0)} ms more`,
      holds: more <= Math.max(off * NOISE, 10),
    };
  });
  const [on, off] = mediansOf(pairs, ({ bytes }) => bytes / KB);
  return [...times, { what: `${name}, bytes`, budget: "", measured: `${on.toFixed(1)} and ${off.toFixed(1)} KB` }];
}

function mediansOf(pairs: Pair[], figureOf: (load: FirstLoad) => number): [number, number, number] {
  return [
    median(pairs.map(([on]) => figureOf(on))),
    median(pairs.map(([, off]) => figureOf(off))),
    median(pairs.map(([on, off]) => figureOf(on) - figureOf(off))),
  ];
}
