import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

describe("a sheet of pictures", () => {
  test("holds each of them once, in a place of its own that its name finds", async () => {
    const { status, headers, text } = await umeed.call("GET", "/pictures/pear,olive,pear.svg");
    const alone = await umeed.call("GET", "/pictures/olive.svg");

    expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    const views = [...text.matchAll(/<view id="(\w+)" viewBox="(\d+) 0 32 32"\/>/g)].map(([, name, left]) => [
      name,
      left,
    ]);
    expect(views).toEqual([
      ["pear", "0"],
      ["olive", "36"],
    ]);
    const drawing = /viewBox="0 0 32 32">(.+)<\/svg>$/.exec(alone.text)?.[1] ?? "none";
    expect(text).toContain(`<g transform="translate(36)">${drawing}</g>`);
  });

  test.each(["olive,no-such-picture.svg", "olive,.svg", ",.svg", "olive,constructor.svg"])(
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
