import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { handoutNames, translatedHandout } from "../../../server/content/handouts.ts";
import { sentencesOf } from "../../../server/failures.ts";
import { itemsOf, translationsOf, type ContentFiles } from "../../../server/domain/content/files.ts";
import { numbersIn, referencesIn } from "../../../server/domain/content/figures.ts";
import { kindNamed } from "../../../server/domain/content/kinds.ts";
import { withWords } from "../../../server/domain/translations/words.ts";
import { shippedFiles } from "../../support/shipped-texts.ts";
import { latinWordsIn, mayBeLatin, wrongInUrdu } from "../../support/urdu-writing.ts";

const shipped = await shippedFiles();
const inUrdu: ContentFiles = Object.fromEntries(
  Object.entries(shipped).flatMap(([file, text]) => (file.startsWith("ur/") ? [[file.slice(3), text]] : [])),
);
const englishItems = new Map(itemsOf(shipped).map((item) => [`${item.kind}/${item.key}`, item]));
const translations = translationsOf(shipped);

/** A pair of texts that say the same. */
interface Pair {
  place: string;
  english: string;
  urdu: string;
}

type Fault = string;

const withoutAddresses = (text: string) => text.replaceAll(/\]\([^)]*\)/g, "]");
const withoutReferences = (text: string) => text.replaceAll(/\{\{[^{}]*\}\}|\{[A-Za-z]+\}/g, " ");
const sorted = (parts: readonly string[]) => parts.toSorted().join(" ");
const addressesIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = ""]) => address);

/** What of the English is not in the Urdu, or the other way round. */
function differences({ place, english, urdu }: Pair): Fault[] {
  const said = [
    ["numbers", numbersIn],
    ["references", referencesIn],
    ["links", addressesIn],
  ] as const;
  return said.flatMap(([what, partsIn]) => {
    const [one, other] = [sorted(partsIn(english)), sorted(partsIn(urdu))];
    return one === other ? [] : [`${place}: ${what}: ${one || "none"} became ${other || "none"}`];
  });
}

function lettersAndMarks({ place, urdu }: Pick<Pair, "place" | "urdu">): Fault[] {
  const plain = withoutAddresses(withoutReferences(urdu));
  const latin = latinWordsIn(plain).filter((word) => !mayBeLatin(word));
  const faults = [
    ...(urdu.trim() === "" ? ["has no words"] : []),
    ...wrongInUrdu(plain),
    ...(/[۔،؟”!)]\*\*[^\s۔،؟؛:.)*]/.test(urdu) ? ["has bold that Markdown does not close"] : []),
    ...((urdu.split("**").length - 1) % 2 === 1 ? ["has an odd number of stars"] : []),
    ...latin.map((word) => `has the Latin word ${word}`),
  ];
  return faults.map((what) => `${place}: ${what}`);
}

const faultsIn = (pair: Pair): Fault[] => [...differences(pair), ...lettersAndMarks(pair)];

interface Line {
  kind: string;
  text: string;
}

function linesOf(body: string): Line[] {
  return body
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((text) => ({ text, kind: kindOf(text) }));
}

function kindOf(line: string) {
  const heading = /^(#+) /.exec(line);
  if (heading) return heading[1] ?? "";
  if (/^\s*[-*] /.test(line)) return "item";
  if (/^\s*\d+\. /.test(line)) return "number";
  return line.startsWith("|") ? "table" : "paragraph";
}

function bodyFaults(place: string, english: string, urdu: string): Fault[] {
  const [one, other] = [linesOf(english), linesOf(urdu)];
  const kinds = (lines: Line[]) => lines.map(({ kind }) => kind).join(" ");
  if (kinds(one) !== kinds(other)) return [`${place}: ${kinds(one)} became ${kinds(other)}`];
  return one.flatMap((line, index) => {
    const words = other[index]?.text ?? "";
    const at = `${place}, line ${index + 1}`;
    const isAsBold = line.text.split("**").length === words.split("**").length;
    const faults = faultsIn({ place: at, english: line.text, urdu: words });
    return isAsBold ? faults : [...faults, `${at}: is bold elsewhere`];
  });
}

function faultsOfTranslation({ kind, key, file, document }: (typeof translations)[number]): Fault[] {
  const english = englishItems.get(`${kind}/${key}`);
  const place = file.endsWith(".md") ? file : `${file} ${key}`;
  if (!english) return [`${place}: there is no such English text`];
  const { words } = kindNamed(kind);
  const fields = words.fields.flatMap((field) => {
    const [one, other] = [english.document.matter[field], document.matter[field]];
    if (typeof one !== "string" || one === "") return other === undefined ? [] : [`${place}: ${field} is new`];
    // Hours may stay as they are.
    if (field === "hours" && other === undefined) return [];
    if (typeof other !== "string") return [`${place}: ${field} is missing`];
    return faultsIn({ place: `${place} ${field}`, english: one, urdu: other });
  });
  const unknown = Object.keys(document.matter).filter((field) => !words.fields.includes(field));
  return [
    ...fields,
    ...unknown.map((field) => `${place}: ${field} is not translated`),
    ...(words.hasText ? bodyFaults(place, english.document.body, document.body) : []),
  ];
}

/** Of a paper: what is no words, and the names of sources. */
const SAME_IN_URDU =
  /\.(?:updatedOn|sources\.\d+\.\w+|call\.number|who\.\d+|urgency|key|also\.\d+\.signs\.\d+|rows\.\d+\.weeks)$/;

function faultsOfStrings(place: string, english: unknown, urdu: unknown): Fault[] {
  if (typeof english === "string" && typeof urdu === "string" && !SAME_IN_URDU.test(place)) {
    return faultsIn({ place, english, urdu });
  }
  if (english instanceof Object && urdu instanceof Object) {
    const [one, other] = [Object.entries(english), new Map(Object.entries(urdu))];
    if (sorted(one.map(([name]) => name)) !== sorted([...other.keys()])) return [`${place}: has other parts`];
    return one.flatMap(([name, part]) => faultsOfStrings(`${place}.${name}`, part, other.get(name)));
  }
  return english === urdu ? [] : [`${place}: is something else`];
}

describe("each shipped text in Urdu", () => {
  test("is one that there is in English, and is read with it", () => {
    expect(translations.length).toBeGreaterThan(0);
    const unread = translations.flatMap(({ kind, key, file, language, document }) => {
      const english = englishItems.get(`${kind}/${key}`);
      if (!english) return [`${file} ${key}: there is no such English text`];
      const { problems } = kindNamed(kind).judge(
        key,
        withWords(english.document, document, kindNamed(kind).words),
        language,
      );
      return sentencesOf(problems).map(({ msg, path }) => `${file} ${key}: ${path}: ${msg}`);
    });
    expect(unread).toEqual([]);
  });

  test("says the numbers, signs and links of the English, in its structure, in Urdu's own letters", () => {
    expect(translations.flatMap(faultsOfTranslation)).toEqual([]);
  });

  test("has only words before its text", () => {
    const front = Object.entries(inUrdu).filter(([file]) => file.endsWith(".md"));
    const more = front.flatMap(([file, text]) => {
      const [, matter = ""] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
      const fields: object = parse(matter);
      return Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [] : [`${file}: ${name}`]));
    });
    expect(more).toEqual([]);
  });

  test("is in a file that is read", () => {
    const known = new Set([
      ...translations.map(({ file }) => file),
      ...handoutNames.map((name) => `ur/downloads/${name}.json`),
    ]);
    expect(Object.keys(shipped).filter((file) => file.startsWith("ur/") && !known.has(file))).toEqual([]);
  });

  test("of a paper is the English one in other words, and is read", async () => {
    const faults = handoutNames.flatMap((name) => {
      const file = `downloads/${name}.json`;
      return faultsOfStrings(`ur/${file}`, JSON.parse(shipped[file] ?? ""), JSON.parse(inUrdu[file] ?? ""));
    });
    expect(faults).toEqual([]);
    for (const name of handoutNames) {
      expect(await translatedHandout(name, "ur")).toMatchObject({ title: expect.stringMatching(/[\u0600-\u06FF]/) });
    }
  });
});

/** Sections that say when to get help. */
const WHEN_TO_CALL = /call|get help|hospital|danger|warning/i;
/** 'ابھی' is 'now' where she is to go or to do something, and 'still' or 'yet' elsewhere. */
const URGENT_BY_HAND = /ابھی [^،؛۔:]*(?:جائیں|دکھائیں|نکلیں|بلائیں|فون کریں|مدد لیں|لے جائیں|پہنچیں)|فوراً|فوری|آج ہی/;

test("a point about when to get help takes its urgency from the table, as the English does", () => {
  const byHand = translations.flatMap(({ kind, key, file, document }) => {
    const english = englishItems.get(`${kind}/${key}`)?.document.body ?? "";
    const [one, other] = [linesOf(english), linesOf(document.body)];
    let isWhenToCall = false;
    return one.flatMap(({ kind: lineKind, text }, index) => {
      if (lineKind.startsWith("#")) isWhenToCall = WHEN_TO_CALL.test(text);
      const words = other[index]?.text ?? "";
      const says = withoutReferences(words);
      const isByReference = /\{\{(?:urgency|sign):/.test(text);
      const isBare = lineKind === "item" && isWhenToCall && !isByReference && !/\b(?:now|today|at once)\b/i.test(text);
      const isDoubled =
        isByReference && lineKind === "item" && !/\b(?:now|today|at once)\b/i.test(withoutReferences(text));
      return (isBare || isDoubled) && URGENT_BY_HAND.test(says) ? [`${file}, line ${index + 1}: ${words}`] : [];
    });
  });
  expect(byHand).toEqual([]);
});

test("the check sees a number, a sign and an urgency that are not the English ones", () => {
  const pair = {
    place: "here",
    english: "Take 2 tablets, go {{urgency:fit}}.",
    urdu: "3 گولیاں لیں، {{urgency:fever}} جائیں۔",
  };
  expect(differences(pair)).toEqual([
    "here: numbers: 2 became 3",
    "here: references: {{urgency:fit}} became {{urgency:fever}}",
  ]);
  expect(lettersAndMarks({ place: "here", urdu: "يہ great, ہے." }).toSorted()).toEqual([
    "here: has a Latin full stop",
    "here: has a letter of Arabic where Urdu has its own",
    "here: has the Latin word great",
  ]);
  expect(bodyFaults("here", "## One\n- two", "## ایک\nدو")).toEqual(["here: ## item became ## paragraph"]);
  expect(URGENT_BY_HAND.test("ابھی ہسپتال جائیں") && !URGENT_BY_HAND.test("ابھی پتا نہ ہو")).toBe(true);
});

test.each([
  "signs.json",
  "danger-check.json",
  "categories.json",
  "cities.json",
  "events.json",
  "helplines.json",
  "child-plan.json",
  "pregnancy-plan.json",
])("%s is whole", (file) => {
  const keys = (items: { key: string }[]) => items.map(({ key }) => key).toSorted();
  const urdu = translations.filter((item) => item.file === `ur/${file}`);
  expect(urdu.length).toBeGreaterThan(0);
  expect(keys(urdu)).toEqual(keys(itemsOf({ [file]: shipped[file] ?? "" })));
});
