import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, test } from "vitest";
import { favicon } from "../../server/pictures/mark.ts";
import type { Handout } from "../../server/ports/pdf/handout.ts";
import { printable } from "../../server/ports/pdf/printable.ts";
import { typeset } from "../../server/ports/pdf/typesetter.ts";
import { naughtyStrings } from "../fixtures/naughty-strings.ts";
import { readPdf } from "../support/pdf.ts";
import { typesetters } from "../support/typesetters.ts";

function visitCard(more: Partial<Handout> & { name?: string } = {}): Handout {
  const { name = "Sana Khan", ...others } = more;
  return {
    layout: "visit-card",
    language: "en",
    direction: "ltr",
    title: "Visit card",
    summary: "The eight visits.",
    updatedOn: "2026-11-25",
    author: "Umeed",
    mark: favicon(),
    words: { sources: "Where this comes from", note: "From Umeed." },
    parts: [{ heading: "About me", facts: [{ label: "Name", value: name }], questions: ["Blood group"] }],
    tables: [{ heading: "Visits", columns: ["Week", "What it is for"], wide: 1, rows: [["12", "Blood tests"]] }],
    sources: [{ name: "WHO", url: "https://www.who.int/" }],
    ...others,
  };
}

const read = async (handout: Handout) => readPdf(await typeset(handout));

const nameIn = (text: string) => /Name: (.*) Blood group/.exec(text)?.[1]?.replaceAll("\u{200B}", "");

test("every letter that is printed stands in a font", () => {
  const names = ["noto-sans-latin-400", "noto-sans-latin-700", "noto-naskh-arabic-400", "noto-naskh-arabic-700"];
  const fonts = names.map((name) =>
    create(readFileSync(new URL(`../../server/pictures/font/${name}.ttf`, import.meta.url))),
  );
  const isPair = (code: number) => code >= 0xd800 && code <= 0xdfff;
  const all = Array.from({ length: 0x30000 }, (_, code) => (isPair(code) ? "" : printable(String.fromCodePoint(code))));
  const letters = [...new Set(all.join(""))].map((letter) => letter.codePointAt(0) ?? 0);
  const [regular, bold, arabic, boldArabic] = fonts.map((font) =>
    letters.filter((code) => font.hasGlyphForCodePoint(code)),
  );

  expect(letters.length).toBeGreaterThan(500);
  expect([bold, boldArabic]).toEqual([regular, arabic]);
  expect(letters.filter((code) => !regular?.includes(code) && !arabic?.includes(code)).map(String)).toEqual([]);
});

describe("what members write", () => {
  test.each([
    "#panic() [a] $x$ *b* _c_ `d` \\ = e",
    '"; #read("/etc/passwd") //',
    "@label <label> /* no comment */ https://example.org/",
    "Ünal O’Neill-Şahin",
  ])("%s prints as it is", async (name) => {
    expect(nameIn((await read(visitCard({ name }))).text)).toBe(name);
  });

  test("an Urdu name prints in its own letters", async () => {
    const { text } = await read(visitCard({ name: "سعدیہ بانو" }));
    expect(text).toContain("سعدیہ");
  });

  test("letters that no font has are left out, not shown as empty boxes", async () => {
    expect(nameIn((await read(visitCard({ name: "Sana 🙂 Khan 李" }))).text)).toBe("Sana Khan");
  });

  test("every naughty string, and one of ten thousand letters, leaves one page", async () => {
    for (const name of [...naughtyStrings, "W".repeat(10_000), "ab ".repeat(3_000)]) {
      const { pages, title } = await read(visitCard({ name }));
      expect([name.slice(0, 80), pages, title]).toEqual([name.slice(0, 80), 1, "Visit card"]);
    }
  });
});

test("a paper with more words than usual has smaller letters, not a second page", async () => {
  const points = Array.from({ length: 40 }, (_, index) => `Line ${index} with some words that make it longer`);
  const parts = Array.from({ length: 6 }, (_, index) => ({ heading: `Part ${index}`, ticks: points.slice(0, 20) }));
  const { pages, text } = await read(visitCard({ layout: "hospital-bag", parts }));

  expect(pages).toBe(1);
  expect(text).toContain("From Umeed.");
});

describe("the danger signs", () => {
  const words = {
    en: "a pad that is soaked in an hour or less, or clots as large as an egg or larger, after the first day at home",
    ur: "ایک گھنٹے یا اس سے کم میں پیڈ کا پورا بھیگ جانا، یا انڈے جتنے یا اس سے بڑے خون کے لوتھڑے",
  };
  const sheet = (language: "en" | "ur", groups: number) =>
    visitCard({
      layout: "danger-signs",
      language,
      direction: language === "ur" ? "rtl" : "ltr",
      tables: undefined,
      call: { label: words[language].slice(0, 5), number: "1122", text: words[language] },
      parts: [{ heading: "", points: [words[language]], questions: [words[language]] }],
      signs: [
        {
          heading: words[language].slice(0, 20),
          signs: Array.from({ length: 30 }, () => ({
            drawing: "bleeding",
            alt: "drops",
            words: words[language].slice(0, 30),
          })),
        },
      ],
      also: Array.from({ length: groups }, (_, index) => ({
        heading: `${words[language].slice(0, 20)} ${index}`,
        points: Array.from({ length: 6 }, () => words[language]),
      })),
    });
  /** The size that most letters have. */
  const sizeIn = ({ pieces }: Awaited<ReturnType<typeof read>>) => {
    const letters = new Map<number, number>();
    for (const { text, size } of pieces) letters.set(size, (letters.get(size) ?? 0) + text.length);
    return [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  };

  test("stand on one page while it has room for letters that can be read", async () => {
    const paper = await read(sheet("en", 1));
    expect(paper.pages).toBe(1);
    expect(sizeIn(paper)).toBeGreaterThanOrEqual(8);
  });

  test.each([
    ["en", 8],
    ["ur", 9.6],
  ] as const)("take a second page before the letters are too small: %s", async (language, legible) => {
    const paper = await read(sheet(language, 7));
    expect(paper.pages).toBe(2);
    expect(sizeIn(paper)).toBeGreaterThanOrEqual(legible);
  });
});

describe("a paper in another language, from right to left", () => {
  const urduCard = (more: Partial<Handout>) =>
    visitCard({
      language: "ur",
      direction: "rtl",
      title: "چیک اپ کارڈ",
      summary: "آٹھ چیک اپ",
      words: { sources: "حوالے", note: "یہ کاغذ" },
      parts: [{ heading: "میرے بارے میں", questions: ["بلڈ گروپ"] }],
      tables: [{ heading: "چیک اپ", columns: ["ہفتہ", "کس لیے"], wide: 1, rows: [["12", "خون کے ٹیسٹ"]] }],
      ...more,
    });

  test("says so", async () => {
    const file = await typeset(urduCard({ title: "خطرے کی نشانیاں" }));

    expect(await readPdf(file)).toMatchObject({ language: "ur", title: "خطرے کی نشانیاں", pages: 1 });
    expect(Buffer.from(file).includes("/Direction /R2L")).toBe(true);
  });

  test("keeps a number before its unit, and shows none of the marks that say so", async () => {
    const [title, summary] = ["کارڈ \u20665 mg\u2069", "بخار \u206638 °C\u2069 ہو"];
    const parts = [{ heading: "ہ", questions: ["وزن \u20662 kg\u2069"] }];
    const paper = await read(urduCard({ title, summary, parts }));
    const leftOf = (start: string) => paper.pieces.find(({ text }) => text.startsWith(start))?.left ?? NaN;

    expect(leftOf("°")).toBeGreaterThan(leftOf("3"));
    expect(leftOf("بخار")).toBeGreaterThan(leftOf("°"));
    expect([paper.title, paper.fields]).toEqual(["کارڈ 5 mg", ["وزن 2 kg"]]);
    expect(paper.text + paper.tags.join("")).not.toMatch(/[\u2066\u2069]/);
  });

  test("has fields in which writing begins at the right", async () => {
    expect((await read(urduCard({}))).writtenFrom).toEqual(["right"]);
    expect((await read(visitCard())).writtenFrom).toEqual(["left"]);
  });

  test("shows a name in the direction of its own letters", async () => {
    const facts = [{ label: "نام", value: "(2) Sana" }];
    const { pieces } = await read(urduCard({ parts: [{ heading: "ہ", facts }] }));
    const leftOf = (start: string) => pieces.find(({ text }) => text.startsWith(start))?.left ?? NaN;
    expect(leftOf("Sana")).toBeGreaterThan(leftOf("(2)"));
  });
});

test.each([
  ["38 \u2066°C\u2069", "38 \u2066°C\u2069"],
  ["a\u2066b", "ab"],
  ["a\u2069b\u2066c\u2069", "ab\u2066c\u2069"],
  ["\u2066a\u2066b\u2069", "a\u2066b\u2069"],
])("half an isolate would turn what follows: %j prints as %j", (words, expected) => {
  expect(printable(words)).toBe(expected);
});

test("fields have the names of their questions, in every script", async () => {
  const questions = ["Clinic (by day), and phone no. \\ other", "خون کا گروپ"];
  const { fields } = await read(visitCard({ parts: [{ heading: "About me", questions }] }));

  expect(fields).toEqual(["Clinic (by day), and phone no \\ other", "خون کا گروپ"]);
});

test("the same words make the same file", async () => {
  expect(await typeset(visitCard())).toEqual(await typeset(visitCard()));
});

test("a fault fails that paper alone, and tells no name", async () => {
  const card = visitCard({ name: "Amna" });
  await expect(typeset({ ...card, updatedOn: "Amna" })).rejects.toThrow(/^The paper visit-card could not be typeset: /);
  await expect(typeset({ ...card, updatedOn: "Amna" })).rejects.not.toThrow(/Amna/);
  expect((await read(card)).pages).toBe(1);
});

test("a process that ends fails its paper alone, and the next paper has another", async () => {
  const running = typesetters();
  expect(running).toHaveLength(1);
  for (const pid of running) process.kill(pid, "SIGSTOP");
  const first = typeset(visitCard());
  for (const pid of running) process.kill(pid, "SIGKILL");
  await expect(first).rejects.toThrow("The typesetter ended with SIGKILL.");

  expect((await read(visitCard())).pages).toBe(1);
});
