import { z } from "zod";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { writeArticle } from "../../fixtures/articles.ts";

const listed = z.object({ data: z.array(z.object({ _id: z.string() })), total: z.number(), totalPages: z.number() });

let umeed: TestUmeed;
let now = NOON;
let ids: string[];
let sana: NewMember;
let hira: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  const articles = listed.parse((await umeed.call("GET", "/article/pagination/v2/category/all")).body);
  ids = articles.data.map(({ _id }) => _id);
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now = NOON;
  [sana, hira] = [await newMember(umeed), await newMember(umeed)];
});

const save = (member: NewMember, id = "") => member.call("PUT", `/saved-article/${id}`);
const savedBy = async (member: NewMember) => {
  const { data, total } = listed.parse((await member.call("GET", "/saved-article?limit=100")).body);
  expect(total).toBe(data.length);
  return data.map(({ _id }) => _id);
};
const isSaved = async (member: NewMember, id = "") =>
  (await member.call("GET", `/saved-article/${id}`)).at("data.saved");

describe("an article kept for later", () => {
  test("is on her list, and says so", async () => {
    expect(await isSaved(sana, ids[0])).toBe(false);

    const answer = await save(sana, ids[0]);

    expect([answer.status, answer.body]).toEqual([200, { data: { saved: true } }]);
    expect(await isSaved(sana, ids[0])).toBe(true);
    expect(await savedBy(sana)).toEqual([ids[0]]);
  });

  test("is shown on the list as every list shows it", async () => {
    await save(sana, ids[2]);
    const cards = await umeed.call("GET", "/article/pagination/v2/category/all?cards=true");

    expect((await sana.call("GET", "/saved-article")).at("data.0")).toEqual(cards.at("data.2"));
  });

  test("twice is kept once, where it was", async () => {
    await save(sana, ids[0]);
    now += 1_000;
    await save(sana, ids[1]);
    now += 1_000;

    expect((await save(sana, ids[0])).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => save(sana, ids[1])));
    expect(await savedBy(sana)).toEqual([ids[1], ids[0]]);
  });

  test("is let go, once or twice", async () => {
    await save(sana, ids[0]);

    for (let times = 0; times < 2; times += 1) {
      const answer = await sana.call("DELETE", `/saved-article/${ids[0]}`);
      expect([answer.status, answer.body]).toEqual([200, { data: { saved: false } }]);
      expect(await savedBy(sana)).toEqual([]);
    }
  });

  test("is hers alone", async () => {
    await save(sana, ids[0]);
    await save(hira, ids[1]);

    expect(await savedBy(hira)).toEqual([ids[1]]);
    expect(await isSaved(hira, ids[0])).toBe(false);
    await hira.call("DELETE", `/saved-article/${ids[0]}`);
    expect(await savedBy(sana)).toEqual([ids[0]]);
  });

  test("of the same moment keeps one order over all pages", async () => {
    for (const id of ids) await save(sana, id);
    const whole = await savedBy(sana);
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) =>
        listed.parse((await sana.call("GET", `/saved-article?limit=3&page=${page}`)).body),
      ),
    );

    expect(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).toEqual(whole);
    expect(whole.toSorted()).toEqual(ids.toSorted());
  });

  test("goes when the article goes, and when she does", async () => {
    const categoryId = (await umeed.call("GET", "/category")).textAt("data.0._id");
    const id = await writeArticle(umeed.db, { categoryId, title: "Here today" });
    await save(sana, id);
    await save(sana, ids[0]);
    await save(hira, id);

    await umeed.db.deleteFrom("article").where("id", "=", id).execute();
    await umeed.db.deleteFrom("member").where("id", "=", hira.id).execute();

    expect(await savedBy(sana)).toEqual([ids[0]]);
    const left = await umeed.db
      .selectFrom("savedArticle")
      .selectAll()
      .where("memberId", "in", [sana.id, hira.id])
      .execute();
    expect(left.map(({ articleId }) => articleId)).toEqual([ids[0]]);
  });

  test.each(["0".repeat(24), "nonsense"])("must be one: %s is not", async (id) => {
    const answer = await save(sana, id);

    expect([answer.status, answer.at("code")]).toEqual([404, "not_found"]);
    expect(await savedBy(sana)).toEqual([]);
    expect(await isSaved(sana, id)).toBe(false);
  });

  test("can't be kept 61 times a minute", async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await save(sana, ids[0])).status);

    expect(statuses.lastIndexOf(200)).toBe(59);
    expect((await save(sana, ids[0])).headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await save(hira, ids[0])).status).toBe(200);
  });
});
