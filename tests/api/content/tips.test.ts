import { readFile } from "node:fs/promises";
import { z } from "zod";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON, startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const DAY = 86_400_000;
const shipped = z
  .array(z.object({ key: z.string(), audience: z.string(), text: z.string() }))
  .parse(JSON.parse(await readFile(new URL("../../../server/content/tips.json", import.meta.url), "utf8")));
/** Enough of a tip's plain text to know it again in HTML. */
const opening = (words: string) => words.split(/['"&<>*]/, 1)[0] ?? words;

let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(() => {
  now = NOON;
});

const audienceOf = (html: string) => shipped.find((tip) => html.includes(opening(tip.text)))?.audience;

async function tipsOf(path: string, days: number) {
  const found: string[] = [];
  for (let day = 0; day < days; day += 1) {
    now = NOON + day * DAY;
    found.push((await umeed.call("GET", path)).textAt("data.description"));
  }
  return found;
}

describe.each(["/tip/random", "/random"])("GET %s", (path) => {
  test("answers the tip of the day as HTML in data.description, with its source", async () => {
    const answer = await umeed.call("GET", path);

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      description: expect.stringMatching(/^<p>.+<\/p>\s*$/s),
      source: expect.objectContaining({ name: expect.any(String), url: expect.stringMatching(/^https?:/) }),
    });
  });

  test("without an audience assumes neither a pregnancy nor a baby", async () => {
    const everyone = shipped.filter(({ audience }) => audience === "everyone").length;

    const found = await tipsOf(path, everyone * 2);

    expect(new Set(found.map(audienceOf))).toEqual(new Set(["everyone"]));
    expect(new Set(found).size).toBe(everyone);
  });

  test("stays the same all day and is another one tomorrow", async () => {
    const [today, tomorrow] = await tipsOf(path, 2);
    now = Date.parse("2026-03-12T18:59:59Z");

    expect((await umeed.call("GET", path)).at("data.description")).toBe(today);
    expect(tomorrow).not.toBe(today);
  });
});

test("both addresses answer the same", async () => {
  const [one, other] = [await umeed.call("GET", "/tip/random"), await umeed.call("GET", "/random")];

  expect(one.body).toEqual(other.body);
});

test.each([
  ["pregnancy", ["pregnancy", "everyone"]],
  ["baby", ["baby", "everyone"]],
  ["everyone", ["everyone"]],
])("the audience %s is given its own tips and those for everyone, and no others", async (audience, allowed) => {
  const found = await tipsOf(`/tip/random?audience=${audience}`, 40);

  expect(new Set(found.map(audienceOf))).toEqual(new Set(allowed));
});

test("an unknown audience is refused at its field", async () => {
  const answer = await umeed.call("GET", "/tip/random?audience=fathers");

  expect(answer.status).toBe(400);
  expect(answer.at("errors.0.path")).toBe("audience");
});

test("no tip shouts, shows a hole for a name, or is there twice", async () => {
  const pregnancy = await tipsOf("/tip/random?audience=pregnancy", 40);
  const baby = await tipsOf("/tip/random?audience=baby", 40);

  expect([...pregnancy, ...baby].filter((html) => /[!{}]|undefined/.test(html))).toEqual([]);
  expect(new Set(shipped.map(({ key }) => key)).size).toBe(shipped.length);
  expect(new Set(shipped.map(({ text }) => text)).size).toBe(shipped.length);
});
