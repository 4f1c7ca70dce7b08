import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { writeArticle } from "../../fixtures/articles.ts";

const listed = z.object({
  data: z.array(z.object({ _id: z.string(), createdAt: z.string(), category: z.object({ _id: z.string() }) })),
  totalPages: z.number(),
  page: z.number(),
  total: z.number(),
});

let umeed: TestUmeed;
let food: string;
let birth: string;
const written: Record<string, string> = {};
beforeAll(async () => {
  umeed = await startTestUmeed();
  const categories = await umeed.call("GET", "/category");
  [food, birth] = [categories.textAt("data.0._id"), categories.textAt("data.2._id")];
  const texts: Record<string, [string, string]> = {
    urdu: ["حمل کے دوران غذا", "روزانہ دُودھ اور دہی لیں۔ بچّے کی نشوونما۔"],
    cafe: ["Zafrani Café Crème", "Half a cup of Zafrani tea, well-known and/or plain. Ring www.zafrani.example"],
    quoted: ['Xy\'Zafrani "quoted" 100%_ text', "A back\\slash, vitamin B12, 37.5 °C and e-mail@zafrani.example"],
  };
  for (const [key, [title, text]] of Object.entries(texts)) {
    written[key] = await writeArticle(umeed.db, { categoryId: food, title, text, publishedOn: "2029-05-05" });
  }
  for (let number = 1; number <= 25; number += 1) {
    const categoryId = number % 5 === 0 ? birth : food;
    const publishedOn = `2028-01-${String(number).padStart(2, "0")}`;
    await writeArticle(umeed.db, { categoryId, title: `Quettan number ${number}`, text: "many", publishedOn });
  }
});
afterAll(() => umeed.stop());

const ask = (category: string, query: Record<string, string> = {}) =>
  umeed.call("GET", `/article/pagination/v2/category/${category}?${new URLSearchParams(query).toString()}`);
const search = async (searchTerm: string, category = "all", more: Record<string, string> = {}) =>
  listed.parse((await ask(category, { searchTerm, limit: "100", ...more })).body);
const keysOf = ({ data }: z.infer<typeof listed>) =>
  data.map(({ _id }) => Object.keys(written).find((key) => written[key] === _id) ?? "another");

describe("a category", () => {
  test("lists its own articles alone, newest first, with their number", async () => {
    const found = listed.parse((await ask(birth, { limit: "100" })).body);

    expect(found.data).toHaveLength(found.total);
    expect(found.data.filter(({ category }) => category._id !== birth)).toEqual([]);
    expect(found.data.map(({ createdAt }) => createdAt)).toEqual(
      found.data
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  test("has the texts, which an old app shows, unless cards alone are asked for", async () => {
    for (const list of ["pagination/v2/category/all", "latest/articles/v2"]) {
      const withTexts = await umeed.call("GET", `/article/${list}`);
      const { _id, description } = z.object({ _id: z.string(), description: z.string() }).parse(withTexts.at("data.0"));
      expect((await umeed.call("GET", `/article/${_id}`)).at("data.description")).toBe(description);
      const card = (await umeed.call("GET", `/article/${list}?cards=true`)).at("data.0");
      expect(withTexts.at("data.0")).toEqual({ ...Object(card), description });
      expect(card).not.toHaveProperty("description");
      expect((await umeed.call("GET", `/article/${list}?cards=perhaps`)).status).toBe(400);
    }
  });

  test("`all` is every category", async () => {
    const all = listed.parse((await ask("all", { limit: "100" })).body);
    const categories = z.array(z.object({ _id: z.string() })).parse((await umeed.call("GET", "/category")).at("data"));
    const each = await Promise.all(categories.map(async ({ _id }) => listed.parse((await ask(_id)).body).total));

    expect(all.total).toBe(each.reduce((sum, total) => sum + total, 0));
    expect(new Set(all.data.map(({ category }) => category._id)).size).toBe(8);
  });

  test.each(["0".repeat(24), "ALL", "nonsense", "'--", "all%00x"])("%s is unknown", async (category) => {
    for (const query of ["", "?searchTerm=tea", "?page=7"]) {
      const answer = await umeed.call("GET", `/article/pagination/v2/category/${category}${query}`);
      expect(answer.status).toBe(category.includes("%00") ? 400 : 404);
      expect(answer.at("errors.0.msg")).toBe(answer.at("message"));
    }
  });
});

describe("a search", () => {
  test.each([
    ["a whole word", "zafrani", ["cafe", "quoted"]],
    ["its beginning", "zafr", ["cafe", "quoted"]],
    ["no middle of a word", "afrani", []],
    ["another case", "ZAFRANI", ["cafe", "quoted"]],
    ["words of title and text together", "crème half", ["cafe"]],
    ["every word, in any order", "plain zafrani cup", ["cafe"]],
    ["no word too many", "zafrani plain nowhere", []],
    ["without its accents", "cafe creme", ["cafe"]],
    ["with accents that it hasn't", "záfrànï", ["cafe", "quoted"]],
    ["accents apart from their letters", "cafe\u0301", ["cafe"]],
    ["full-width letters", "ｚａｆｒａｎｉ", ["cafe", "quoted"]],
    ["both halves of a word with a hyphen", "well-known zafrani", ["cafe"]],
    ["the second half of one", "known zafrani", ["cafe"]],
    ["what stands behind a slash", "plain or zafrani", ["cafe"]],
    ["a part of an address", "zafrani example", ["cafe", "quoted"]],
    ["what is in front of an @", "mail zafrani", ["quoted"]],
    ["letters and digits", "b12 zafrani", ["quoted"]],
    ["a number with a point", "37.5 zafrani", ["quoted"]],
    ["an apostrophe", "xy'zafrani", ["quoted"]],
    ["Urdu", "حمل", ["urdu"]],
    ["the beginning of an Urdu word", "نشوو", ["urdu"]],
    ["Urdu without its vowel marks", "دودھ بچے", ["urdu"]],
    ["Urdu with more of them", "حَمْل", ["urdu"]],
  ])("finds %s: %s", async (_, searchTerm, keys) => {
    const found = await search(searchTerm);

    expect(keysOf(found).toSorted()).toEqual(keys);
    expect(found.total).toBe(keys.length);
  });

  test.each([
    ['"zafrani"', 2],
    ['"zafrani', 2],
    ["'zafrani'", 2],
    ["zafrani*", 2],
    ["*zafrani", 2],
    ["(zafrani)", 2],
    ["zafrani)", 2],
    ["^zafrani", 2],
    ["-zafrani", 2],
    ["zafrani:*", 2],
    ["!zafrani", 2],
    ["zafrani & plain", 1],
    ["zafrani | plain", 1],
    ["zafrani <-> plain", 1],
    ["zafrani 👶🏽", 2],
    ["zafrani\\", 2],
    ["100%_ zafrani", 1],
    ["zafrani AND plain", 1],
    ["zafrani OR plain", 1],
    ["zafrani NOT plain", 0],
    ["NEAR(zafrani plain)", 0],
    ["search_text:zafrani", 0],
    ["{search_text}:zafrani", 0],
    ["zafrani'; drop table article; --", 0],
    ["'zafrani':* & ''", 2],
  ])("takes %j for words, and nothing in it for an operator", async (searchTerm, total) => {
    const answer = await ask("all", { searchTerm });

    expect([answer.status, answer.at("total")]).toEqual([200, total]);
  });

  test.each(["", "   ", "\t\n"])("for %j is no search", async (searchTerm) => {
    expect(await search(searchTerm)).toEqual(listed.parse((await ask("all", { limit: "100" })).body));
  });

  test.each([
    "?",
    "!!! ...",
    "'",
    '"',
    '""',
    "*",
    "👶",
    "🤰🏽 ❤️",
    "؟",
    "\u200c",
    "\u0651",
    "---",
    "()",
    ":*",
    "&",
    "\\",
  ])("without a letter or digit (%j) finds nothing", async (searchTerm) => {
    expect(await search(searchTerm)).toEqual({ data: [], total: 0, totalPages: 0, page: 1 });
  });

  test("may be 200 characters long in any script, and no longer", async () => {
    const fits = [
      "a".repeat(200),
      "㌀".repeat(200),
      "ﷺ".repeat(200),
      "a ".repeat(100),
      "حمل ".repeat(50),
      "🤰".repeat(100),
    ];
    for (const searchTerm of fits) expect((await ask("all", { searchTerm })).status).toBe(200);

    for (const searchTerm of ["a".repeat(201), "a".repeat(10_000), "a ".repeat(5_000)]) {
      const answer = await ask("all", { searchTerm });
      expect([answer.status, answer.at("errors")]).toEqual([400, [{ msg: "Search for less.", path: "searchTerm" }]]);
    }
  });

  test("finds a word that is longer than an index takes", async () => {
    const long = "ژ".repeat(3_000);
    const id = await writeArticle(umeed.db, { categoryId: birth, title: "Endless", text: long });

    expect((await search(long.slice(0, 190))).data.map(({ _id }) => _id)).toEqual([id]);
  });

  test("goes together with category and page", async () => {
    const first = await search("quettan number", food, { limit: "9" });
    const pages = [first, await search("quettan number", food, { limit: "9", page: "2" })];
    const third = await search("quettan number", food, { limit: "9", page: "3" });
    const days = pages.flatMap(({ data }) => data).map(({ createdAt }) => Number(createdAt.slice(-2)));

    expect([first.total, first.totalPages]).toEqual([20, 3]);
    expect([...days, ...third.data.map(({ createdAt }) => Number(createdAt.slice(-2)))]).toEqual(
      Array.from({ length: 25 }, (_, index) => 25 - index).filter((day) => day % 5 !== 0),
    );
    expect(await search("quettan number", food, { limit: "9", page: "4" })).toEqual({ ...first, data: [], page: 4 });
    expect((await search("quettan", birth)).total).toBe(5);
    expect((await search("quettan")).total).toBe(25);
  });

  test("no longer finds what is changed or gone", async () => {
    const id = await writeArticle(umeed.db, { categoryId: birth, title: "Passing sandesh" });
    expect((await search("sandesh")).total).toBe(1);

    await umeed.db.updateTable("article").set({ searchText: "passing barfi" }).where("id", "=", id).execute();
    expect([(await search("sandesh")).total, (await search("barf")).total]).toEqual([0, 1]);

    await umeed.db.deleteFrom("article").where("id", "=", id).execute();
    expect((await search("barfi")).total).toBe(0);
  });

  test("finds what is shipped by its title", async () => {
    const cards = z
      .object({ data: z.array(z.object({ _id: z.string(), title: z.string() })) })
      .parse((await ask("all", { limit: "100", page: "1" })).body)
      .data.filter(({ _id }) => !_id.startsWith("aaaa"));

    for (const { _id, title } of cards.slice(0, 12)) {
      expect((await search(title)).data.map((found) => found._id)).toContain(_id);
    }
  });
});
