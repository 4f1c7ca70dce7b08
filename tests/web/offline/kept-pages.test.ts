import { beforeEach, describe, expect, test } from "vitest";
import { keepPages, keptPages, oldestOut, renewPages, ROOM } from "../../../app/offline/kept-pages.ts";
import { OneCache } from "./one-cache.ts";

let one: OneCache;
let asked: [string, RequestInit | undefined][];
let bytes: number;
let statusOf: (address: string) => number;
beforeEach(() => {
  one = new OneCache();
  asked = [];
  bytes = 1000;
  statusOf = () => 200;
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what of a cache is used here
const cache = () => one as unknown as Cache;
const fetching = async (input: string | URL | Request, init?: RequestInit) => {
  const address = input instanceof Request ? input.url : String(input);
  asked.push([address, init]);
  return new Response("x".repeat(bytes), { status: statusOf(address) });
};
const means = (now: number) => ({ cache: cache(), fetch: fetching, now });
const article = (number: number) => ({ address: `/article/${number}`, title: `Article ${number} – نام` });
const addresses = async () => (await keptPages(cache())).map(({ address }) => address);

describe("what a tap keeps", () => {
  test("is fetched as everybody gets it, and stands in the list with its title, the newest first", async () => {
    expect(await keepPages([article(1)], means(10))).toBe("kept");
    expect(await keepPages([article(2)], means(20))).toBe("kept");
    expect(asked).toEqual([
      ["/article/1?kept=1", { credentials: "omit", cache: "no-cache" }],
      ["/article/2?kept=1", { credentials: "omit", cache: "no-cache" }],
    ]);
    expect(await keptPages(cache())).toEqual([
      { ...article(2), keptAt: 20, size: 1000 },
      { ...article(1), keptAt: 10, size: 1000 },
    ]);
  });

  test("is nothing that says who reads it", async () => {
    for (const address of ["/account", "/messages", "/", "/timeline?week=3", "/article/1/x", "/weeks"])
      expect(await keepPages([{ address, title: "Hers" }], means(1))).toBe("failed");
    expect([asked, await addresses()]).toEqual([[], []]);
  });

  test("is all of it or nothing, when one page does not come", async () => {
    statusOf = (address) => (address.startsWith("/article/2") ? 503 : 200);
    expect(await keepPages([article(1), article(2)], means(1))).toBe("failed");
    expect(await addresses()).toEqual([]);
  });

  test("leaves what was there when the phone is full", async () => {
    await keepPages([article(1)], means(1));
    one.isFull = true;
    expect(await keepPages([article(1), article(2)], means(2))).toBe("full");
    expect(await keptPages(cache())).toEqual([{ ...article(1), keptAt: 1, size: 1000 }]);
  });

  test("pushes the oldest out at 5 MB", async () => {
    bytes = ROOM / 2;
    for (const number of [1, 2, 3]) expect(await keepPages([article(number)], means(number))).toBe("kept");
    expect(await addresses()).toEqual(["/article/3", "/article/2"]);
    bytes = ROOM + 1;
    expect(await keepPages([article(4)], means(4))).toBe("full");
    expect(await addresses()).toEqual(["/article/3", "/article/2"]);
  });
});

describe("which makes room", () => {
  const page = (address: string, keptAt: number, size: number) => ({ address, keptAt, size });

  test("none while there is room", () => {
    expect(oldestOut([page("a", 1, 40), page("b", 2, 40)], [{ address: "c", size: 20 }], 100)).toEqual([]);
  });
  test("the oldest, and no more than needed", () => {
    const kept = [page("a", 1, 40), page("b", 3, 40), page("c", 2, 10)];
    expect(oldestOut(kept, [{ address: "d", size: 20 }], 100)).toEqual(["a"]);
  });
  test("not the page itself, which is only renewed", () => {
    expect(oldestOut([page("a", 1, 90), page("b", 2, 5)], [{ address: "a", size: 95 }], 100)).toEqual([]);
  });
  test("never a page for one that is too large by itself", () => {
    expect(oldestOut([page("a", 1, 10)], [{ address: "b", size: 101 }], 100)).toBeNull();
  });
});

describe("renewing", () => {
  test("keeps the order, keeps what does not come, and drops what is no longer published", async () => {
    for (const number of [1, 2, 3]) await keepPages([article(number)], means(number));
    statusOf = (address) => ({ "/article/1?kept=1": 200, "/article/2?kept=1": 404 })[address] ?? 503;
    await renewPages(await keptPages(cache()), means(100));
    const kept = await keptPages(cache());
    expect(kept.map(({ address, title, keptAt }) => [address, title, keptAt])).toEqual([
      ["/article/1", article(1).title, 100],
      ["/article/3", article(3).title, 3],
    ]);
  });
});
