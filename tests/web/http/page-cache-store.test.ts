import { describe, expect, test } from "vitest";
import { storedPage, type StoredPage } from "../../../server/http/page-cache-entry.ts";
import { PageCache } from "../../../server/http/page-cache.ts";

const sharedCall = { "Content-Type": "text/html", "Cache-Control": "public, max-age=2" };

async function pageOf(text: string): Promise<StoredPage> {
  const page = await storedPage(new Response(text, { headers: sharedCall }));
  if (!page) throw new Error("not kept");
  return page;
}

function cacheAt(start: number, limits: { mostPages?: number; mostBytes?: number } = {}) {
  const clock = { now: start };
  return { clock, cache: new PageCache({ now: () => clock.now, ...limits }) };
}

describe("a kept page", () => {
  test("is fresh for 2 s, then stale for 60 s, then gone", async () => {
    const { clock, cache } = cacheAt(1_000_000);
    await cache.render("/", () => pageOf("one"));

    clock.now += 1_999;
    expect(cache.find("/")).toMatchObject({ isStale: false, age: 1 });
    clock.now += 1;
    expect(cache.find("/")).toMatchObject({ isStale: true, age: 2 });
    clock.now += 59_999;
    expect(cache.find("/")).toMatchObject({ isStale: true, age: 61 });
    clock.now += 1;
    expect(cache.find("/")).toBeUndefined();
  });

  test("is rendered once for all who ask at once", async () => {
    const { cache } = cacheAt(0);
    let renders = 0;
    const make = () => {
      renders += 1;
      return pageOf("one");
    };

    const [first, second] = await Promise.all([cache.render("/", make), cache.render("/", make)]);

    expect(second).toBe(first);
    expect(renders).toBe(1);
  });

  test("goes on stale when it can't be rendered anew", async () => {
    const { clock, cache } = cacheAt(0);
    const page = await cache.render("/", () => pageOf("one"));
    clock.now += 3_000;

    await cache.render("/", () => Promise.resolve(null));

    expect(cache.find("/")).toMatchObject({ page, isStale: true });
  });

  test("that failed can be tried again, and what is for nobody is known for 2 s", async () => {
    const { clock, cache } = cacheAt(0);

    await expect(cache.render("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await cache.render("/", () => Promise.resolve(null));

    expect(cache.find("/")).toMatchObject({ page: null });
    clock.now += 2_000;
    expect(cache.find("/")).toBeUndefined();
  });

  test("is forgotten by a purge, and so is one that was being rendered", async () => {
    const { cache } = cacheAt(0);
    await cache.render("/", () => pageOf("old"));
    const slow = cache.render("/slow", () => pageOf("old"));

    cache.purge();
    const fresh = cache.render("/slow", () => pageOf("new"));
    await slow;

    expect(cache.find("/")).toBeUndefined();
    expect(cache.find("/slow")?.page ?? (await fresh)).toBe(await fresh);
    expect(cache.find("/slow")?.page).toBe(await fresh);
  });
});

describe("a full cache", () => {
  test("lets go of the page that was not asked for the longest", async () => {
    const { cache } = cacheAt(0, { mostPages: 2 });
    await cache.render("/a", () => pageOf("a"));
    await cache.render("/b", () => pageOf("b"));
    cache.find("/a");

    await cache.render("/c", () => pageOf("c"));

    expect([cache.find("/a"), cache.find("/b"), cache.find("/c")].map(Boolean)).toEqual([true, false, true]);
  });

  test("counts bytes, and keeps no page that alone is too large", async () => {
    const { cache } = cacheAt(0, { mostBytes: 4_000 });
    for (const path of ["/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h"]) await cache.render(path, () => pageOf(path));
    expect(cache.find("/a")).toBeUndefined();
    expect(cache.find("/h")).toBeDefined();

    await cache.render("/large", () => pageOf("x".repeat(5_000)));

    expect(cache.find("/large")).toBeUndefined();
  });
});

describe("an answer is kept only", () => {
  test.each([
    ["with a 200", new Response("", { status: 404, headers: sharedCall })],
    ["without a cookie", new Response("", { headers: { ...sharedCall, "Set-Cookie": "a=b" } })],
    ["when its route says that it is for all", new Response("", { headers: { "Cache-Control": "private, no-store" } })],
    ["when it says anything of it", new Response("")],
  ])("%s", async (_rule, response) => {
    expect(await storedPage(response)).toBeNull();
  });
});
