import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

describe("a sheet of pictures", () => {
  test("holds each of them once, in a place of its own that its name finds", async () => {
    const { status, headers, text } = await umeed.call("GET", "/pictures/mango,icon-moon,mango.svg");
    const alone = await umeed.call("GET", "/pictures/icon-moon.svg");

    expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    const views = [...text.matchAll(/<view id="([\w-]+)" viewBox="(\d+) 0 120 120"/g)].map(([, name, left]) => [
      name,
      left,
    ]);
    expect(views).toEqual([
      ["mango", "0"],
      ["icon-moon", "128"],
    ]);
    const drawing = /slice">(.+)<\/svg>$/.exec(alone.text)?.[1] ?? "none";
    expect(text).toContain(`<svg x="128" width="120" height="120">${drawing}</svg>`);
  });

  test.each(["mango,no-such-picture.svg", "mango,.svg", ",.svg", "mango,constructor.svg"])(
    "is not there when one of them is not: %s",
    async (file) => {
      expect((await umeed.call("GET", `/pictures/${file}`)).status).toBe(404);
    },
  );

  test("holds at most 24", async () => {
    const { body } = await umeed.call("GET", "/article/pagination/v2/category/all?limit=50");
    const names = [...new Set(JSON.stringify(body).match(/(?<=\/pictures\/)[a-z0-9-]+(?=\.svg)/g))];
    expect(names.length).toBeGreaterThan(24);
    expect((await umeed.call("GET", `/pictures/${names.slice(0, 24).join()}.svg`)).status).toBe(200);
    expect((await umeed.call("GET", `/pictures/${names.slice(0, 25).join()}.svg`)).status).toBe(404);
  });
});
