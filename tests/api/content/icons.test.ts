import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Editor", "editor");
});
afterAll(() => umeed.stop());

const search = (words: string) =>
  editor.call("GET", `/content/icon?${new URLSearchParams({ search: words, limit: "24" })}`);
const names = async (words: string) => {
  const { data } = (await search(words)).body;
  return Array.isArray(data) ? data.map((icon) => Object(icon).name) : [];
};

test("icons are found by words of their names or kinds, whatever stands between them, and each can be fetched", async () => {
  expect(await names("PLUS, Heart")).toContain("heart-plus");
  expect(await names("mango")).toEqual(["mango"]);
  expect(await names("fruit")).toEqual(expect.arrayContaining(["mango", "guava", "sarda", "jackfruit"]));
  expect(await names("vegetable")).not.toContain("mango");
  const url = (await search("mango")).textAt("data.0.url");
  expect((await umeed.call("GET", url)).status).toBe(200);
});

test("all are there without a word, page by page, and none for what no name has", async () => {
  expect(await names("")).toHaveLength(24);
  expect(Number((await search("")).at("totalPages"))).toBeGreaterThan(50);
  for (const words of ["zzzz", "دل", "../", "__proto__"]) expect([words, await names(words)]).toEqual([words, []]);
});
