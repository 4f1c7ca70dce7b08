import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";
import { writeArticle } from "../../fixtures/articles.ts";

const id = z.string().regex(/^[0-9a-f]{24}$/);
const category = z.strictObject({ _id: id, name: z.string().min(3) });
const card = z.strictObject({
  _id: id,
  title: z.string().min(5).max(60),
  summary: z.string().min(40).max(200),
  url: z.string().regex(/^\/pictures\/[a-z0-9-]+\.svg$/),
  userId: z.strictObject({ fullName: z.string().min(1) }),
  createdAt: z.iso.date(),
  category,
  words: z.int().min(300),
});
const article = z.strictObject({
  ...card.shape,
  description: z.string().min(1_000),
  helplinePurpose: z.enum(["crisis", "violence", "poison", "vaccines"]).nullable(),
  sources: z.array(z.looseObject({ name: z.string(), url: z.url() })).min(1),
  related: z.array(card),
  review: z.null(),
});

let umeed: TestUmeed;
let cards: z.infer<typeof card>[];
beforeAll(async () => {
  umeed = await startTestUmeed();
  cards = z
    .array(card)
    .parse((await umeed.call("GET", "/article/pagination/v2/category/all?limit=100&cards=true")).at("data"));
});
afterAll(() => umeed.stop());

const newestFirst = (found: { createdAt: string; _id: string }[]) =>
  found.toSorted((a, b) => (`${a.createdAt}${a._id}` < `${b.createdAt}${b._id}` ? 1 : -1));
const read = async (path: string) => article.parse((await umeed.call("GET", path)).at("data"));

describe("the categories", () => {
  test("have ids that never change, and are those of the articles", async () => {
    const { body } = await umeed.call("GET", "/category");
    const { data } = z.strictObject({ data: z.array(category) }).parse(body);

    expect(data[0]).toEqual({ _id: "5b0c33a24f75ea29ed9f76f3", name: "Food and drink" });
    expect(data).toEqual(expect.arrayContaining(cards.map((found) => found.category)));
  });
});

describe("the latest articles", () => {
  test("are the nine newest, as the list shows them", async () => {
    const { body } = await umeed.call("GET", "/article/latest/articles/v2?cards=true");

    expect(body).toEqual({ data: newestFirst(cards).slice(0, 9) });
  });
});

describe("one article", () => {
  test("is not followed by one about the first weeks where they are over", async () => {
    const ectopic = cards.find(({ title }) => title.includes("ectopic"));
    const others = cards.filter(({ category, _id }) => category._id === ectopic?.category._id && _id !== ectopic?._id);
    const relatedFor = async (lastMenstrualPeriod: string) => {
      const { token } = await newMember(umeed, { lastMenstrualPeriod });
      const answers = await Promise.all(others.map(({ _id }) => umeed.call("GET", `/article/${_id}`, { token })));
      return answers.flatMap((answer) => article.parse(answer.at("data")).related.map(({ _id }) => _id));
    };
    expect(await relatedFor("2026-01-20")).toContain(ectopic?._id);
    expect(await relatedFor("2025-10-01")).not.toContain(ectopic?._id);
  });

  test("has all that its card has, its text, its sources and others like it", async () => {
    const [first] = cards;
    const found = await read(`/article/${first?._id}`);

    expect(found).toMatchObject(first ?? {});
    expect(found.description).toMatch(/^<(p|h2)>/);
    expect(found.related).toHaveLength(3);
    expect(found.related).toEqual(
      cards.filter((other) => other.category._id === found.category._id && other._id !== found._id).slice(0, 3),
    );
  });

  test("has its words counted as a reader would", async () => {
    const found = await read(`/article/${cards[7]?._id}`);
    const text = found.description.replaceAll(/<[^>]+>/g, " ").trim();

    expect(found.words).toBe(text.split(/\s+/).length);
  });

  test("without others in its category has none like it", async () => {
    await umeed.db
      .insertInto("category")
      .values({ id: "c".repeat(24), name: "Alone", position: 99 })
      .execute();
    const alone = await writeArticle(umeed.db, {
      categoryId: "c".repeat(24),
      title: "Alone",
      publishedOn: "2001-01-01",
    });

    const answer = await umeed.call("GET", `/article/${alone}`);

    expect([answer.status, answer.at("data.related"), answer.at("data.sources")]).toEqual([200, [], []]);
  });

  test.each(["0".repeat(24), "nonsense", "latest", "'%20or%201=1", "..%2fcategory", "%F0%9F%91%B6"])(
    "%s is none",
    async (unknown) => {
      const answer = await umeed.call("GET", `/article/${unknown}`);

      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        message: "There is no such article.",
        errors: [{ msg: "There is no such article.", path: "" }],
        code: "not_found",
      });
    },
  );
});
