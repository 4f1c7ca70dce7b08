import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../server/contract/languages.ts";
import { numbersIn } from "../../server/domain/content/figures.ts";
import { latinWordsIn, wrongInUrdu } from "../support/urdu-writing.ts";

const root = join(import.meta.dirname, "../..");

/** Where the words are, where they are said, and how. */
const catalogues = [
  { name: "pages", folder: "app/messages", users: ["app"], call: "m" },
  { name: "API and its forms", folder: "server/contract/sentences", users: ["app", "server"], call: "say" },
];

describe.each(catalogues)("the words of the $name", ({ folder, users, call }) => {
  const read = (code: string): Record<string, string> =>
    JSON.parse(readFileSync(join(root, folder, `${code}.json`), "utf8"));
  const english = read("en");
  const others = LANGUAGES.slice(1).map(({ code }) => [code, read(code)] as const);

  /** Of i18next: a plural has a message for each of its forms. */
  const keyOf = (name: string) => name.replace(/_(one|two|few|many|other|zero)$/, "");
  const found = (pattern: RegExp, text: string) => Array.from(text.matchAll(pattern), ([whole]) => whole).toSorted();
  const originalOf = (name: string) => english[name] ?? english[`${keyOf(name)}_other`] ?? "";

  /** What a translation keeps. The form for one may leave out how many. */
  function partsOf(name: string, text: string) {
    const values = found(/\{\{\w+\}\}/g, text).filter((value) => value !== "{{count}}" || !name.endsWith("_one"));
    return [...values, ...numbersIn(text).toSorted(), ...found(/<\/?\w+\/?>/g, text)].join(" ");
  }

  const source = users
    .flatMap((user) => readdirSync(join(root, user), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("compiled"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
  const said = new Set(Array.from(source.matchAll(new RegExp(`\\b${call}\\.(\\w+)`, "g")), ([, name = ""]) => name));

  describe("in all languages", () => {
    test("have keys in camel case, sorted", () => {
      const names = Object.keys(english);
      expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(keyOf(name)))).toEqual([]);
      expect(names).toEqual(names.toSorted());
    });

    test("are each said somewhere", () => {
      const keys = new Set(Object.keys(english).map(keyOf));
      expect([...keys].filter((key) => !said.has(key))).toEqual([]);
    });

    test.each(others)("are all there in %s, with the same values, numbers and marks", (code, words) => {
      const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
      const plurals = new Set(
        Object.keys(english)
          .filter((name) => name.endsWith("_other"))
          .map(keyOf),
      );
      const singles = Object.keys(english).filter((name) => !plurals.has(keyOf(name)));
      const wanted = [...singles, ...[...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`))];
      expect(Object.keys(words).toSorted()).toEqual(wanted.toSorted());
      const wrong = Object.entries(words).filter(
        ([name, text]) => partsOf(name, text) !== partsOf(name, originalOf(name)),
      );
      expect(wrong).toEqual([]);
    });

    test("are not empty, and have no double spaces", () => {
      for (const words of [english, ...others.map(([, each]) => each)]) {
        const bad = Object.entries(words).filter(([, text]) => text.trim() === "" || / {2}/.test(text));
        expect(bad).toEqual([]);
      }
    });
  });

  describe("in Urdu", () => {
    const words = Object.entries(read("ur"));
    const ISOLATE = /\u2066([^\u2069]*)\u2069/g;
    const plain = (text: string) => text.replaceAll(/\{\{\w+\}\}|<\/?\w+\/?>/g, " ").replaceAll(ISOLATE, " ");

    test("have the letters, digits and marks of Urdu, and Latin words in isolates alone", () => {
      const bad = words.flatMap(([name, text]) => {
        const latin = latinWordsIn(plain(text)).map((word) => `has the Latin word ${word}`);
        return [...wrongInUrdu(plain(text)), ...latin].map((what) => `${name}: ${what}`);
      });
      expect(bad).toEqual([]);
    });

    test("isolate only what the English says too: a number to dial, a code, a name", () => {
      const bad = words.flatMap(([name, text]) =>
        Array.from(text.matchAll(ISOLATE), ([, inside = ""]) => inside)
          .filter((inside) => !originalOf(name).includes(inside))
          .map((inside) => `${name}: ${inside}`),
      );
      expect(bad).toEqual([]);
    });

    test("keep their isolates closed", () => {
      const bad = words.filter(([, text]) => found(/[\u2066-\u2068]/g, text).length !== found(/\u2069/g, text).length);
      expect(bad).toEqual([]);
    });
  });
});
