import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberNamed } from "../../fixtures/members.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { found, titlesOf } from "./found.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

/** A reader of pages under /ur. */
const reader = {
  call: (method: string, path: string) => umeed.call(method, path, { headers: { "umeed-language": "ur" } }),
};

const BACK_PAIN = "کمر اور کولہوں کا درد، اور وہ کام جو اسے بڑھاتے ہیں";

async function articlesWith(searchTerm: string, headers: Record<string, string> = { "umeed-language": "ur" }) {
  const query = new URLSearchParams({ searchTerm, limit: "100", cards: "true" });
  const { body } = await umeed.call("GET", `/article/pagination/v2/category/all?${query}`, { headers });
  const articles: { title: string }[] = Object(body).data;
  return { titles: articles.map(({ title }) => title), total: Object(body).total };
}

describe("a search in Urdu", () => {
  test.each([
    ["as Urdu writes it", "کولہوں"],
    ["on an Arabic keyboard", "كولهوں"],
    ["by its beginning", "کولہ"],
    ["with the marks of vowels", "کُولہوں"],
  ])("finds an article %s", async (_, term) => {
    expect((await articlesWith(term)).titles).toContain(BACK_PAIN);
    expect(titlesOf(await found(reader, term))).toContain(BACK_PAIN);
  });

  test("needs every word, and counts what it finds", async () => {
    const { titles, total } = await articlesWith("کولہوں درد");
    expect(titles).toContain(BACK_PAIN);
    expect(total).toBe(titles.length);
    expect((await articlesWith("کولہوں xyz")).titles).toEqual([]);
  });

  test("finds nothing for who reads English", async () => {
    expect((await articlesWith("کولہوں", {})).titles).toEqual([]);
    expect(titlesOf(await found(umeed, "کولہوں"))).not.toContain(BACK_PAIN);
  });

  test("finds by its English words what is shown in Urdu, and what nobody translated", async () => {
    const editor = await memberNamed(umeed, "Amna Edits", "editor");
    const sources = [{ name: "NHS: Hips", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }];
    const matter = { title: "Walking frames", category: "body", picture: "moon", summary: "They help.", sources };
    const document = { matter, body: "A walking frame carries you." };
    await editor.call("POST", "/content/article", { body: { document, publication: { when: "now" } } });

    expect((await articlesWith("frame")).titles).toEqual(["Walking frames"]);
    const { data } = await found(reader, "walking frame");
    expect(data[0]?.items[0]).toMatchObject({ title: "Walking frames", textLanguage: "en" });
    expect((await articlesWith("hip pain")).titles).toContain(BACK_PAIN);
  });

  test.each([
    ["vaccine", "ٹیکے", /ٹیک[ےہو]/],
    ["constipation", "قبض", /قبض/],
    ["heartburn", "سینے کی جلن", /جلن/],
  ])("finds for '%s' the texts that a word of Urdu finds", async (english, urdu, said) => {
    const inEnglish = await found(reader, english);
    const kinds = new Set(inEnglish.data.map(({ kind }) => kind));
    for (const { kind } of (await found(reader, urdu)).data) expect(kinds).toContain(kind);
    const weeks = inEnglish.data.find(({ kind }) => kind === "week");
    expect(weeks?.items.map(({ snippet }) => snippet)).toContainEqual(expect.stringMatching(said));
  });

  test("leads to a danger sign first, in Urdu and in Latin letters", async () => {
    for (const words of ["بخار", "bukhar"]) {
      const { data, meant } = await found(reader, words);
      expect([data[0]?.kind, meant]).toEqual(["dangerSign", []]);
      expect(data[0]?.items.filter(({ title }) => title.includes("بخار")).length).toBeGreaterThan(0);
    }
  });

  test("leads to the screens of the product by their names in Urdu and in English", async () => {
    for (const words of ["رازداری", "privacy"]) {
      const { data } = await found(reader, words);
      const screens = data.flatMap(({ items }) => items).filter(({ _id }) => _id === "account/privacy");
      expect(screens).toMatchObject([{ title: "رازداری" }]);
      expect(screens[0]).not.toHaveProperty("textLanguage");
    }
  });

  test("knows a changed translation at once", async () => {
    const editor = await memberNamed(umeed, "Bina Edits", "editor");
    const path = "/content/page/about?language=ur";
    const { body } = await editor.call("GET", path);
    const { version, document } = Object(body).data;
    const changed = { ...document, body: `${document.body}\n\nزرافہ۔` };
    expect(titlesOf(await found(reader, "زرافہ"))).toEqual([]);
    const saved = await editor.call("PUT", path, {
      body: { version, document: changed, publication: { when: "now" } },
    });
    expect([saved.status, saved.at("errors")]).toEqual([200, undefined]);
    expect(titlesOf(await found(reader, "زرافہ"))).toEqual([saved.at("data.title")]);
  });
});
