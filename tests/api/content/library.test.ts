import { readFile } from "node:fs/promises";
import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const sources = z
  .array(
    z.strictObject({
      name: z.string().min(3),
      url: z.url({ protocol: /^https?$/ }),
      checked: z.iso.date().optional(),
    }),
  )
  .min(1);
const listed = z.object({ data: z.array(z.looseObject({ _id: z.string() })), total: z.number() });
const text = z.string().default("");
const detail = z.looseObject({
  _id: z.string(),
  sources,
  summary: z.string(),
  title: text,
  symptom: text,
  description: text,
  causes: text,
  url: text,
  imageUrl: text,
});
const texts = ["description", "causes", "summary", "title", "symptom"] as const;

/** List, the place of one, how many at least, and where its picture is named. */
const shelves = [
  ["/article/pagination/v2/category/all", "/article", 60, "url"],
  ["/commonsymptom/pagination", "/commonsymptom", 40, "imageUrl"],
  ["/guidline/pagination", "/guidline", 20, "imageUrl"],
] as const;

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

async function everyOne(list: string, one: string) {
  const { data, total } = listed.parse((await umeed.call("GET", `${list}?limit=100`)).body);
  expect(data).toHaveLength(total);
  return Promise.all(data.map(async ({ _id }) => detail.parse((await umeed.call("GET", `${one}/${_id}`)).at("data"))));
}

describe.each(shelves)("what %s lists", (list, one, atLeast, picture) => {
  test("is enough, and each has its public sources", async () => {
    const found = await everyOne(list, one);

    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(found.map(({ title, symptom }) => title || symptom)).size).toBe(found.length);
  });

  test("never shouts, shows a hole for a name, or is unfinished", async () => {
    for (const found of await everyOne(list, one)) {
      const written = texts.map((field) => found[field]).join("\n");
      expect(written).not.toMatch(/[!{}]|undefined|\bnull\b|\bTODO\b|lorem/i);
      expect(written.length).toBeGreaterThan(800);
    }
  });

  test("is HTML of listed tags, with no style, script or place to load from", async () => {
    for (const { description, causes } of await everyOne(list, one)) {
      const html = description || causes;
      const tags = [...html.matchAll(/<([a-z0-9]+)/gi)].map(([, tag]) => tag);
      const allowed = "h2 h3 h4 p ul ol li strong em b i blockquote br hr a table thead tbody tr th td".split(" ");
      expect(allowed).toEqual(expect.arrayContaining(tags));
      expect(html).not.toMatch(/style=|class=|src=|javascript:/i);
    }
  });

  test("names pictures that are all served", async () => {
    const paths = new Set((await everyOne(list, one)).map((found) => found[picture]));

    for (const path of paths) {
      const answer = await umeed.call("GET", path);
      expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/svg+xml"]);
    }
    expect(paths.size).toBeGreaterThan(5);
  });
});

test("there are articles in eight categories, at least five in each", async () => {
  const categories = z
    .array(z.strictObject({ _id: z.string(), name: z.string().min(3) }))
    .parse((await umeed.call("GET", "/category")).at("data"));
  const counts = await Promise.all(
    categories.map(async ({ _id }) => (await umeed.call("GET", `/article/pagination/v2/category/${_id}`)).at("total")),
  );

  expect(categories.length).toBeGreaterThanOrEqual(8);
  expect(counts.filter((count) => Number(count) < 5)).toEqual([]);
  expect(counts.reduce((sum: number, count) => sum + Number(count), 0)).toBe(
    (await umeed.call("GET", "/article/pagination/v2/category/all")).at("total"),
  );
});

test("there are 120 tips, each with its source", async () => {
  const tips = await umeed.db.selectFrom("tip").selectAll().execute();
  const shipped = z
    .array(z.object({ source: sources.element }))
    .parse(JSON.parse(await readFile(new URL("../../../server/content/tips.json", import.meta.url), "utf8")));

  expect(tips.length).toBeGreaterThanOrEqual(120);
  expect(tips).toHaveLength(shipped.length);
});
