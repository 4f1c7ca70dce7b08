import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const card = z.strictObject({
  _id: z.string().regex(/^[0-9a-f]{24}$/),
  title: z.string().min(5),
  summary: z.string().min(30),
  stage: z.enum(["pregnancy", "birth", "afterBirth", "baby"]),
  imageUrl: z.string().regex(/^\/pictures\/[a-z0-9-]+\.svg$/),
});
const listed = z.strictObject({
  ...card.shape,
  description: z.string().min(800),
  createdDate: z.iso.datetime().refine((date) => new Date(date).getFullYear() > 2000),
});
const guideline = z.strictObject({
  ...listed.shape,
  coverUrl: z.string().regex(/^\/pictures\/cover-[a-z0-9-]+\.svg$/),
  words: z.int().min(100),
  sources: z.array(z.looseObject({ name: z.string(), url: z.url() })).min(1),
  review: z.null(),
});

let umeed: TestUmeed;
let cards: z.infer<typeof card>[];
beforeAll(async () => {
  umeed = await startTestUmeed();
  cards = z.array(card).parse((await umeed.call("GET", "/guidline/pagination?limit=100&cards=true")).at("data"));
});
afterAll(() => umeed.stop());

test("a guideline has all that its card has, its text as HTML and its sources", async () => {
  for (const shown of cards) {
    const found = guideline.parse((await umeed.call("GET", `/guidline/${shown._id}`)).at("data"));
    expect(found).toMatchObject(shown);
    expect(found.description).toMatch(/^<(p|h2)>/);
  }
});

test("the list has what an old app shows of one", async () => {
  const items = z.array(listed).parse((await umeed.call("GET", "/guidline/pagination?limit=100")).at("data"));
  expect(items.map(({ _id }) => _id)).toEqual(cards.map(({ _id }) => _id));
  for (const { _id, ...item } of items) {
    expect((await umeed.call("GET", `/guidline/${_id}`)).at("data")).toMatchObject(item);
  }
});

test("guidelines keep their ids and their order", () => {
  expect(cards[0]?._id).toBe("5f0a22470fd5119de4e131a8");
  expect(cards.length).toBeGreaterThanOrEqual(20);
});

test("those of one stage are listed together, in the order of a pregnancy", async () => {
  const stages = cards.map(({ stage }) => stage);
  expect([...new Set(stages)]).toEqual(["pregnancy", "birth", "afterBirth", "baby"]);
  expect(stages.filter((stage, index) => stage !== stages[index - 1])).toHaveLength(4);
  const answer = await umeed.call("GET", "/guidline/pagination?limit=100&cards=true&stage=birth");
  expect(answer.at("data")).toEqual(cards.filter(({ stage }) => stage === "birth"));
  expect((await umeed.call("GET", "/guidline/pagination?stage=nonsense")).status).toBe(400);
});

test.each(["0".repeat(24), "nonsense", "'--"])("%s is no guideline", async (id) => {
  const answer = await umeed.call("GET", `/guidline/${id}`);

  expect([answer.status, answer.at("message"), answer.at("code")]).toEqual([
    404,
    "There is no such guideline.",
    "not_found",
  ]);
});

test("the usual spelling is no address of the contract", async () => {
  expect((await umeed.call("GET", "/guideline/pagination")).status).toBe(404);
});
