import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../server/contract/languages.ts";

const app = join(import.meta.dirname, "../../app");
const read = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(join(app, "messages", `${code}.json`), "utf8"));
const english = read("en");
const others = LANGUAGES.slice(1).map(({ code }) => [code, read(code)] as const);

/** Of i18next: a plural has a message for each of its forms. */
const keyOf = (name: string) => name.replace(/_(one|two|few|many|other|zero)$/, "");
const found = (pattern: RegExp, text = "") => Array.from(text.matchAll(pattern), ([whole]) => whole).toSorted();
const valuesIn = (text?: string) => found(/\{\{\w+\}\}/g, text);
const marksIn = (text?: string) => found(/<\/?\w+\/?>/g, text);

const source = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("compiled"))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
  .join("\n");
const said = new Set(Array.from(source.matchAll(/\bm\.(\w+)/g), ([, name = ""]) => name));

describe("the words of the pages", () => {
  test("have keys in camel case, sorted", () => {
    const names = Object.keys(english);
    expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(keyOf(name)))).toEqual([]);
    expect(names).toEqual(names.toSorted());
  });

  test("are each said somewhere", () => {
    const keys = new Set(Object.keys(english).map(keyOf));
    expect([...keys].filter((key) => !said.has(key))).toEqual([]);
  });

  test.each(others)("are all there in %s, with the same values and marks", (code, words) => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const plurals = new Set(
      Object.keys(english)
        .filter((name) => name.endsWith("_other"))
        .map(keyOf),
    );
    const singles = Object.keys(english).filter((name) => !plurals.has(keyOf(name)));
    const wanted = [...singles, ...[...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`))];
    expect(Object.keys(words).toSorted()).toEqual(wanted.toSorted());
    const wrong = Object.entries(words).filter(([name, text]) => {
      const original = english[name] ?? english[`${keyOf(name)}_other`];
      // The form for one may leave out the number.
      const areValues = name.endsWith("_one") || String(valuesIn(text)) === String(valuesIn(original));
      return !areValues || String(marksIn(text)) !== String(marksIn(original));
    });
    expect(wrong).toEqual([]);
  });

  test("are not empty, and have no double spaces", () => {
    for (const words of [english, ...others.map(([, each]) => each)]) {
      const bad = Object.entries(words).filter(([, text]) => text.trim() === "" || / {2}/.test(text));
      expect(bad).toEqual([]);
    }
  });
});

describe("the words in Urdu", () => {
  const words = read("ur");
  const plain = (text: string) =>
    text
      .replaceAll(/\{\{\w+\}\}|<\/?\w+\/?>/g, " ")
      // What stands in isolates is Latin on purpose: a number to dial, a code, an address.
      .replaceAll(/\u2066[^\u2069]*\u2069/g, " ");
  const badOf = (pattern: RegExp) => Object.entries(words).filter(([, text]) => pattern.test(plain(text)));

  test("have Urdu letters and Western digits, no Arabic ones", () => {
    expect(badOf(/[\u064A\u0643\u0647\u06D3\u0629\u0649\u0660-\u0669\u06F0-\u06F9]/)).toEqual([]);
  });

  test("have no Latin words but names, units and kinds of files", () => {
    const allowed =
      /^(PDF|JPEG|PNG|WebP|ZIP|SMS|WhatsApp|KB|MB|BHU|MMS|WHO|UNICEF|Android|iPhone|Google|mg|kg|g|cm|mm|C|Rh|BCG|Td|QR|JSON|Chrome|Rescue)$/;
    const bad = Object.entries(words).flatMap(([name, text]) =>
      found(/[A-Za-z]+/g, plain(text)).flatMap((word) => (allowed.test(word) ? [] : [`${name}: ${word}`])),
    );
    expect(bad).toEqual([]);
  });

  test("have Urdu marks, no Latin ones, and no ranges with a dash", () => {
    expect(badOf(/[\u0600-\u06FF]\s?[,;?](\s|$)|[\u0600-\u06FF]\.(\s|$)/)).toEqual([]);
    expect(badOf(/\d\s*[–-]\s*\d/)).toEqual([]);
  });

  test("keep their isolates closed", () => {
    const bad = Object.entries(words).filter(
      ([, text]) => found(/[\u2066-\u2068]/g, text).length !== found(/\u2069/g, text).length,
    );
    expect(bad).toEqual([]);
  });
});
