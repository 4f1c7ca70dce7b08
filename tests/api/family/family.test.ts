import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FAMILY_MONTHS } from "../../../server/contract/family/months.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const listed = z.strictObject({
  key: z.string(),
  title: z.string().min(5),
  summary: z.string().min(30),
  weeks: z.strictObject({ stage: z.enum(["pregnancy", "afterBirth"]), first: z.int(), last: z.int() }),
});
const whole = z.strictObject({
  ...listed.shape,
  description: z.string().min(300),
  firstSigns: z.array(z.string()).min(5),
  sources: z.array(z.strictObject({ name: z.string(), url: z.url(), checked: z.iso.date() })).min(3),
  review: z.null(),
});

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

test("the family's months follow each other without a gap, from the first week to the end of the first year", async () => {
  const months = z.array(listed).parse((await umeed.call("GET", "/family")).at("data"));

  expect(months.map(({ key }) => key)).toEqual(FAMILY_MONTHS.map(({ key }) => key));
  for (const [stage, end] of [
    ["pregnancy", 42],
    ["afterBirth", 52],
  ] as const) {
    const weeks = months.flatMap(({ weeks: span }) => (span.stage === stage ? [span] : []));
    expect(weeks.map(({ first }) => first)).toEqual([1, ...weeks.slice(0, -1).map(({ last }) => last + 1)]);
    expect(weeks.at(-1)?.last).toBe(end);
  }
});

test.each(FAMILY_MONTHS)("$key says what she needs, what to put aside and who does what", async ({ key }) => {
  const { title, description } = whole.parse((await umeed.call("GET", `/family/${key}`)).at("data"));

  expect(title).not.toBe("");
  const headings = [...description.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings).toEqual(expect.arrayContaining(["What she needs", "Who does what"]));
});

test("a month comes in Urdu to who asks for it", async () => {
  const answer = await umeed.call("GET", "/family/month-6", { headers: { "accept-language": "ur" } });

  expect([answer.textAt("data.title"), answer.at("data.isUnreviewed")]).toEqual(["مہینہ 6", true]);
});

test("a month that is not there is not found", async () => {
  const answer = await umeed.call("GET", "/family/month-10");

  expect([answer.status, answer.textAt("message")]).toEqual([404, "There is no such page."]);
});
