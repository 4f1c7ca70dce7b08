import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, memberNamed } from "../../fixtures/members.ts";
import { postBy } from "../../fixtures/posts.ts";
import { RARE, writeManyPosts } from "../../fixtures/many-posts.ts";

let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  await umeed.db.deleteFrom("post").execute();
  await umeed.db.updateTable("tally").set({ value: 0 }).execute();
});
afterAll(() => umeed.stop());

const list = (query: string) => umeed.call("GET", `/socialform/v2/pagination${query}`);
const titles = async (query: string) => {
  const answer = await list(query);
  expect(answer.status).toBe(200);
  return Array.from(Object(answer.body.data), (post) => Object(post).title);
};
const found = (words: string) => titles(`?searchTerm=${encodeURIComponent(words)}`);

test("a forum without posts has no page and no month", async () => {
  expect((await list("")).body).toEqual({ data: [], page: 1, total: 0, totalPages: 0, firstMonth: null });
});

describe("a search", () => {
  beforeAll(async () => {
    now = NOON - 3_600_000;
    const [author] = await crowd(umeed, 1);
    if (!author) throw new Error("nobody came");
    const posts = [
      { title: "Café au lait", description: "Is it too strong?" },
      { title: "نیند نہیں آتی", description: "رات کو تین بجے تک جاگتی ہوں۔" },
      { title: "Mother's day", description: 'He said "rest" (really), 100% of it; and OR not NEAR(me).' },
      { title: "Walking", description: "Walked to the bazaar in week 30." },
      { title: "ZARDA RICE", description: "A recipe." },
      { title: "🌸🌸", description: "👶🏽" },
    ];
    for (const post of posts) await postBy(author, post);
  });

  test.each([
    ["cafe", "Café au lait"],
    ["CAFÉ", "Café au lait"],
    ["cafe\u0301", "Café au lait"],
    ["strong lait", "Café au lait"],
    ["zarda", "ZARDA RICE"],
    ["reci", "ZARDA RICE"],
    ["walk", "Walking"],
    ["30", "Walking"],
    ["نیند", "نیند نہیں آتی"],
    ["نِیند", "نیند نہیں آتی"],
    ["رات کو", "نیند نہیں آتی"],
    ['"rest"', "Mother's day"],
    ["mother's", "Mother's day"],
    ["(really)", "Mother's day"],
    ["100%", "Mother's day"],
    ["OR", "Mother's day"],
    ["near", "Mother's day"],
    ["rest* AND really", "Mother's day"],
    ["^rest", "Mother's day"],
    ["title:rest", null],
    ["rest -really", "Mother's day"],
    ["rest NOT really", "Mother's day"],
    ["%", null],
    ["_", null],
    ["*", null],
    ["\\", null],
    ["'; drop table post; --", null],
    ["🌸", null],
    ["\u0000", null],
    ["mother cafe", null],
    ["afé", null],
  ])("for %j finds %j", async (words, title) => {
    expect(await found(words)).toEqual(title ? [title] : []);
  });

  test("of nothing but spaces is the list", async () => {
    expect(await titles("?searchTerm=%20%20")).toHaveLength(6);
  });

  test("of more than 200 characters is refused", async () => {
    expect((await list(`?searchTerm=${"x".repeat(200)}`)).status).toBe(200);
    const answer = await list(`?searchTerm=${"x".repeat(201)}`);
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, "searchTerm"]);
  });
});

describe("a month", () => {
  beforeAll(async () => {
    const author = await memberNamed(umeed, "Sana");
    // Karachi is five hours ahead of UTC.
    for (const [title, time] of [
      ["Last of January", "2026-01-31T18:59:59.999Z"],
      ["First of February", "2026-01-31T19:00:00.000Z"],
      ["Last of February", "2026-02-28T18:59:59.999Z"],
      ["First of March", "2026-02-28T19:00:00.000Z"],
    ] as const) {
      now = Date.parse(time);
      await postBy(author, { title, description: "Counted among the months." });
    }
    now = NOON;
  });

  test("begins and ends at midnight in Karachi", async () => {
    expect(await titles("?month=2026-01")).toEqual(["Last of January"]);
    expect(await titles("?month=2026-02")).toEqual(["Last of February", "First of February"]);
    expect((await titles("?month=2026-03")).at(-1)).toBe("First of March");
    expect(await titles("?month=2025-12")).toEqual([]);
  });

  test("has pages and a count of its own, and is searched", async () => {
    const { body } = await list("?month=2026-02&limit=1&page=2");
    expect(body).toMatchObject({ page: 2, total: 2, totalPages: 2, firstMonth: "2026-01" });
    expect(body.data).toMatchObject([{ title: "First of February" }]);
    expect(await titles("?month=2026-02&searchTerm=first")).toEqual(["First of February"]);
  });

  test.each(["2026-13", "2026-00", "2026-1", "1999-01", "2026", "February", "2026-02-01", "%00"])(
    "%s is none",
    async (month) => {
      const answer = await list(`?month=${month}`);
      expect([answer.status, answer.at("errors.0.path")]).toEqual([400, "month"]);
    },
  );
});

describe("the numbered pages", () => {
  const MANY = 5_030;
  beforeAll(async () => {
    await umeed.db.deleteFrom("post").execute();
    await writeManyPosts(umeed.db, MANY, 60);
  });

  test("are ten posts each, newest first, and know how many there are", async () => {
    const first = await list("");
    const second = await titles("?page=2");

    expect(first.body).toMatchObject({ page: 1, total: 5_000, totalPages: 500 });
    expect(await titles("")).toEqual(Array.from({ length: 10 }, (_, n) => `Post ${MANY - n}`));
    expect(second[0]).toBe(`Post ${MANY - 10}`);
  });

  test("end at the five-hundredth", async () => {
    expect(await titles("?page=500")).toEqual(Array.from({ length: 10 }, (_, n) => `Post ${MANY - 4_990 - n}`));
    const beyond = await list("?page=501");
    expect([beyond.status, beyond.at("errors.0.path")]).toEqual([400, "page"]);
    expect(beyond.at("message")).toContain("Search, or choose a month");
  });

  test("reach the oldest by its month, and by a search of that month for a word of all", async () => {
    const month = (await list("")).textAt("firstMonth");

    for (const query of [`?month=${month}`, `?month=${month}&searchTerm=post`]) {
      const pages = Number((await list(query)).at("totalPages"));
      expect(pages).toBeGreaterThan(1);
      expect((await titles(`${query}&page=${pages}`)).at(-1)).toBe("Post 1");
      expect(await titles(`${query}&page=${pages + 1}`)).toEqual([]);
    }
  });

  test("of a search for a word of all end after the newest thousand", async () => {
    const { body } = await list("?searchTerm=post&page=100");

    expect(body).toMatchObject({ total: 1_000, totalPages: 100 });
    expect(body.data).toMatchObject(Array.from({ length: 10 }, (_, n) => ({ title: `Post ${MANY - 990 - n}` })));
  });

  test("do not say how many hidden texts have a word, or wait with it", async () => {
    await umeed.db.updateTable("post").set({ state: "hidden" }).where("title", "=", "Post 7").execute();

    expect((await list(`?searchTerm=${RARE}`)).body).toMatchObject({ data: [], total: 0, totalPages: 0 });
    await umeed.db.updateTable("post").set({ state: "shown" }).where("title", "=", "Post 7").execute();
    expect((await list(`?searchTerm=${RARE}`)).body).toMatchObject({ data: [{ title: "Post 7" }], total: 1 });
  });

  test.each(["page=0", "page=-1", "page=x", "page=1.5", "limit=0", "limit=101", "limit=x"])(
    "%s is refused",
    async (query) => {
      const answer = await list(`?${query}`);
      expect([answer.status, answer.at("errors.0.path")]).toEqual([400, query.split("=")[0]]);
    },
  );
});
