import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

const page = z.strictObject({
  data: z.array(z.looseObject({ _id: z.string().regex(/^[0-9a-f]{24}$/) })),
  totalPages: z.int().min(0),
  page: z.int().min(1),
  total: z.int().min(0),
});

let umeed: TestUmeed;
let member: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  member = await newMember(umeed);
  const articles = page.parse((await umeed.call("GET", "/article/pagination/v2/category/all?limit=23")).body);
  for (const { _id } of articles.data) await member.call("PUT", `/saved-article/${_id}`);
});
afterAll(() => umeed.stop());

describe.each([
  ["/guidline/pagination", 20],
  ["/commonsymptom/pagination", 40],
  ["/article/pagination/v2/category/all", 60],
  ["/saved-article", 23],
])("GET %s", (path, atLeast) => {
  const ask = (query: string) => member.call("GET", `${path}${query}`);
  const read = async (query: string) => page.parse((await ask(query)).body);
  const idsOf = (found: z.infer<typeof page>) => found.data.map(({ _id }) => _id);

  test("gives 10 a page and the first page, unless asked for others", async () => {
    const found = await read("");

    expect(found.data).toHaveLength(10);
    expect(found.page).toBe(1);
    expect(found.total).toBeGreaterThanOrEqual(atLeast);
    expect(found.totalPages).toBe(Math.ceil(found.total / 10));
    expect(found).toEqual(await read("?page=1&limit=10"));
  });

  test.each([1, 9, 10, 100])("has every item once, in the same order, over its pages of %i", async (limit) => {
    const { data, total, totalPages } = await read(`?limit=${limit}`);
    const whole = [...idsOf(await read("?limit=100")), ...idsOf(await read("?limit=100&page=2"))];

    const pages = [data];
    for (let number = 2; number <= totalPages; number += 1) {
      pages.push((await read(`?limit=${limit}&page=${number}`)).data);
    }

    expect(totalPages).toBe(Math.ceil(total / limit));
    expect(pages.slice(0, -1).filter((found) => found.length !== limit)).toEqual([]);
    expect(pages.flat().map(({ _id }) => _id)).toEqual(whole);
    expect(new Set(whole).size).toBe(total);
  });

  test.each(["?limit=9&page=99", "?limit=100&page=100000"])("is empty beyond its end: %s", async (query) => {
    const found = await read(query);
    const first = await read(query.replace(/page=\d+/, "page=1"));

    expect(found).toEqual({ ...first, data: [], page: Number(/page=(\d+)/.exec(query)?.[1]) });
    expect(first.totalPages).toBeGreaterThan(0);
  });

  test.each(["0", "-1", "1.5", "two", "", "%20", "1e9", "NaN", "Infinity", "1;drop", "1&page=2", "%F0%9F%91%B6"])(
    "page=%s is refused at its field",
    async (value) => {
      const answer = await ask(`?page=${value}`);

      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        message: "Ask for a page from 1 on.",
        errors: [{ msg: "Ask for a page from 1 on.", path: "page" }],
        code: "invalid",
      });
    },
  );

  test.each(["0", "-9", "101", "1e6", "9.5", "all", ""])("limit=%s is refused at its field", async (value) => {
    const answer = await ask(`?limit=${value}`);

    expect(answer.status).toBe(400);
    expect(answer.at("errors")).toEqual([{ msg: "Ask for 1 to 100 items a page.", path: "limit" }]);
  });

  test("says both when both are wrong, and minds no field that it doesn't know", async () => {
    const { errors } = z
      .object({ errors: z.array(z.object({ path: z.string() })) })
      .parse((await ask("?page=0&limit=0")).body);

    expect(errors.map(({ path: field }) => field).toSorted()).toEqual(["limit", "page"]);
    expect((await ask("?_=1700000000&sort=new")).status).toBe(200);
  });
});
