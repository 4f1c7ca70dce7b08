import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OWN_MARK, ownPageAt } from "../../../app/offline/own/addresses.ts";
import { hear, markStale, ownCopy, renewOwn, unlockInTurn } from "../../../app/offline/own/keeping.ts";
import { forgetOwn, isTooOld, noRecord, OWN, recordIn, stopOwn, writeRecord } from "../../../app/offline/own/record.ts";
import { makeSeal } from "../../../app/offline/own/sealing.ts";
import { AllCaches } from "./one-cache.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 10, 27, 9);

let asked: string[];
let mark: string | null;
let beforeAnswer: () => Promise<unknown>;

beforeEach(() => {
  asked = [];
  mark = "sana now";
  beforeAnswer = async () => {};
  vi.stubGlobal("caches", new AllCaches());
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    await beforeAnswer();
    return new Response(`Of ${address}`, { headers: mark ? { [OWN_MARK]: mark } : {} });
  });
});
afterEach(() => vi.unstubAllGlobals());

const cacheOfHers = () => caches.open(OWN);
const record = async () => recordIn(await cacheOfHers());
const paths = async () =>
  (await caches.has(OWN))
    ? (await (await cacheOfHers()).keys())
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => !path.startsWith("/own-"))
    : null;
const textAt = async (path: string, now = NOW) => (await ownCopy(`http://here${path}`, now))?.text();

async function keep(path = "/account") {
  await hear(mark);
  await renewOwn(path, NOW);
}

test.each([
  ["/", "/"],
  ["/ur", "/"],
  ["/ur/plan", "/plan"],
  ["/account/visit-card", "/account/visit-card"],
  ["/account", undefined],
  ["/plan/day", undefined],
])("%s is %s of hers", (path, page) => {
  expect(ownPageAt(path)).toBe(page);
});

describe("what the server says with each answer", () => {
  test("keeps her three pages in the language she reads", async () => {
    await keep("/ur/account");
    expect(asked).toEqual(["/ur?kept=1", "/ur/plan?kept=1", "/ur/account/visit-card?kept=1"]);
    expect(await textAt("/ur/plan")).toBe("Of /ur/plan?kept=1");
    expect(await textAt("/plan")).toBe("Of /ur/plan?kept=1");
    expect(await textAt("/account")).toBeUndefined();
    await renewOwn("/account", NOW);
    expect(await paths()).toEqual(["/", "/plan", "/account/visit-card"]);
  });

  test("removes them when it no longer says that the phone is hers", async () => {
    await keep();
    expect(await hear(null)).toBe(false);
    expect(await paths()).toBeNull();
  });

  test("leaves a PIN that was chosen just before", async () => {
    await writeRecord(await cacheOfHers(), { ...noRecord, seal: await makeSeal("471902", 1) });
    await hear(null);
    await keep();
    expect((await record())?.seal).not.toBeNull();
    expect(await textAt("/plan")).toBeUndefined();
  });

  test("removes those of another sign-in, with its PIN", async () => {
    await writeRecord(await cacheOfHers(), {
      ...noRecord,
      owner: "sana",
      state: "now",
      seal: await makeSeal("471902", 1),
    });
    await renewOwn("/", NOW);
    await hear("rabia now");
    expect([await paths(), (await record())?.seal]).toEqual([[], null]);
  });

  test("removes those of another state, and keeps the PIN", async () => {
    const seal = await makeSeal("471902", 1);
    await writeRecord(await cacheOfHers(), { ...noRecord, owner: "sana", state: "now", seal });
    await renewOwn("/", NOW);
    await hear("sana afterwards");
    expect([await paths(), (await record())?.seal]).toEqual([[], seal]);
  });

  test("keeps no page that came for somebody else, or for nobody", async () => {
    await hear(mark);
    for (const other of [null, "rabia now", "sana before"]) {
      mark = other;
      await renewOwn("/", NOW);
      expect([other, await paths()]).toEqual([other, []]);
    }
  });
});

describe("copies are renewed", () => {
  test("after an hour, and no sooner", async () => {
    await keep();
    await renewOwn("/", NOW + HOUR_MS - 1);
    expect(asked).toHaveLength(3);
    await renewOwn("/", NOW + HOUR_MS);
    expect(asked).toHaveLength(6);
  });

  test("when she has sent something, and still there until then", async () => {
    await keep();
    await markStale(false);
    expect(await paths()).toHaveLength(3);
    await renewOwn("/", NOW + 1);
    await renewOwn("/", NOW + 2);
    expect(asked).toHaveLength(6);
  });

  test("after a loss, and not there until then", async () => {
    await keep();
    await markStale(true);
    expect(await paths()).toEqual([]);
    await renewOwn("/", NOW + 1);
    expect(await paths()).toHaveLength(3);
  });

  test("never as they were before a loss that was told meanwhile", async () => {
    await hear(mark);
    beforeAnswer = async () => markStale(true);
    await renewOwn("/", NOW);
    expect([asked.length, await paths()]).toEqual([3, []]);
  });

  test("not where she removed them", async () => {
    await keep();
    await stopOwn();
    await renewOwn("/", NOW + DAY_MS);
    expect([await paths(), asked.length]).toEqual([[], 3]);
  });
});

test("what is still on its way when she logs out reaches no cache that a page can open", async () => {
  await hear(mark);
  beforeAnswer = forgetOwn;
  await renewOwn("/", NOW);
  expect([asked.length, await paths()]).toEqual([3, null]);
});

describe("a copy of long ago", () => {
  test("is shown for 14 days, then removed", async () => {
    await keep();
    expect(await textAt("/plan", NOW + 14 * DAY_MS - 1)).toBe("Of /plan?kept=1");
    expect(await textAt("/plan", NOW + 14 * DAY_MS)).toBeUndefined();
    expect(await paths()).toBeNull();
  });

  test("lasts no longer by a clock that was set back", () => {
    expect([isTooOld(NOW, NOW - HOUR_MS), isTooOld(NOW, NOW - 2 * DAY_MS)]).toEqual([false, true]);
  });
});

describe("with a PIN", () => {
  beforeEach(async () => {
    const seal = await makeSeal("471902", 1);
    await writeRecord(await cacheOfHers(), { ...noRecord, owner: "sana", state: "now", seal });
    await renewOwn("/", NOW);
  });

  test("copies are sealed until it is typed, and again 5 minutes later", async () => {
    const inCache = await (await (await cacheOfHers()).match("/plan"))?.text();
    expect(inCache).not.toContain("Of /plan");
    expect(await textAt("/plan")).toBeUndefined();
    expect(await unlockInTurn("471902", NOW)).toBe("open");
    expect(await textAt("/plan", NOW + 300_000)).toBe("Of /plan?kept=1");
    expect(await textAt("/plan", NOW + 300_001)).toBeUndefined();
  });

  test("10 wrong ones in a row remove them, a right one starts anew", async () => {
    const wrong = async (times: number) => {
      const said = new Set<string>();
      for (let time = 0; time < times; time += 1) said.add(await unlockInTurn("000000", NOW));
      return [...said];
    };
    expect(await wrong(9)).toEqual(["wrong"]);
    expect(await unlockInTurn("471902", NOW)).toBe("open");
    expect(await wrong(9)).toEqual(["wrong"]);
    expect(await wrong(1)).toEqual(["removed"]);
    expect([await paths(), await record()]).toMatchObject([[], { seal: null, isStopped: true }]);
    expect(await unlockInTurn("471902", NOW)).toBe("removed");
  });
});
