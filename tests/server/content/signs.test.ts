import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { itemsOf } from "../../../server/domain/content/files.ts";
import { sentencesOf } from "../../../server/failures.ts";
import { kindNamed } from "../../../server/domain/content/kinds.ts";
import { signFaultsIn } from "../../../server/domain/signs/check.ts";
import { EVERYONE } from "../../../server/domain/signs/readers.ts";
import { readersAsked, standingOf } from "../../../server/domain/signs/questions.ts";
import { isMoreUrgent, mostUrgent, rowsFor, signs, type Readers } from "../../../server/domain/signs/table.ts";
import { questionsIn } from "../../support/shipped-questions.ts";
import { shippedFiles, shippedTexts } from "../../support/shipped-texts.ts";

const files = await shippedFiles();
const items = itemsOf(files);
const questions = questionsIn(items);
/** In a point of a list, such as 'Go {{urgency:fit}}'. */
const ADVICE = /(?<=^\s*[-*] .*)\b(?:go|call|be seen|get help|be checked)[^.;:{}]{0,40}(\{\{urgency:[^}]*\}\})/i;
const folder = new URL("../../../server/content/", import.meta.url);

describe("a shipped text", () => {
  test("names signs by keys that the table has for its readers", () => {
    const problems = items.flatMap(({ file, kind, key, document }) =>
      sentencesOf(kindNamed(kind).expand(key, document, "en").problems).map(({ msg }) => `${file} ${key}: ${msg}`),
    );

    expect(problems).toEqual([]);
  });

  test("states no threshold, and no urgency of a sign, but through the table", () => {
    const faults = items.flatMap(({ file, kind, key, document }) =>
      sentencesOf(kindNamed(kind).signProblems(key, document)).map(({ msg }) => `${file} ${key}: ${msg}`),
    );

    expect(items.length).toBeGreaterThan(400);
    expect(faults).toEqual([]);
  });

  test.each([
    "be seen today",
    "go within a day",
    "be seen tomorrow",
    "see someone in the morning",
    "be seen within three days",
    "be seen soon",
    "say so at your next visit",
  ])("is refused where one of its points means now, and says “%s” by hand", (lower) => {
    const points = items.flatMap(({ kind, key, document: { matter, body } }) => {
      const rules = kindNamed(kind);
      const meansNow = (reference: string) =>
        rules.expand(key, { matter, body: reference }, "en").document.body.trim() === "now";
      return body.split("\n").flatMap((line) => {
        const [advice, reference = ""] = ADVICE.exec(line) ?? [];
        if (advice === undefined || !meansNow(reference)) return [];
        const lowered = line.replace(advice, lower);
        return [{ lowered, problems: rules.signProblems(key, { matter, body: lowered }) }];
      });
    });

    expect(points.length).toBeGreaterThan(250);
    expect(points.filter(({ problems }) => problems.length === 0).map(({ lowered }) => lowered)).toEqual([]);
  });

  test("that is a handout keeps to it too", async () => {
    const handouts = (await readdir(new URL("downloads/", folder))).map(async (file) => {
      const { sources: _, ...content } = JSON.parse(await readFile(new URL(`downloads/${file}`, folder), "utf8"));
      return stringsIn(content).flatMap((text) => signFaultsIn(text, EVERYONE).map(({ msg }) => `${file}: ${msg}`));
    });

    expect((await Promise.all(handouts)).flat()).toEqual([]);
  });

  test("reaches no reader with a reference in it", async () => {
    const texts = await shippedTexts();

    expect(texts.length).toBeGreaterThan(2000);
    expect(Object.values(files).join("").split("{{").length).toBeGreaterThan(400);
    expect(texts.filter(({ words }) => words.includes("{{"))).toEqual([]);
  });
});

describe("the danger check", () => {
  test("asks with the urgency of the table", () => {
    expect(questions.length).toBeGreaterThan(60);
    for (const question of questions) {
      const urgencies = question.signs.map((key) => {
        const sign = signs.get(key);
        return sign && mostUrgent(rowsFor(sign, readersAsked(question)).map(({ urgency }) => urgency));
      });
      const level = { now: "now", today: "today", watch: "next visit" }[standingOf(question).standing?.level ?? "now"];
      expect([question.key, ...urgencies]).toEqual([question.key, ...urgencies.map(() => level)]);
    }
  });

  test("asks about every sign that means now", () => {
    const asked = new Set(questions.flatMap((question) => question.signs.map((key) => `${key} ${question.who}`)));
    const urgent = [...signs.values()].flatMap(({ key, rows }) =>
      rows.filter(({ urgency }) => urgency === "now").map(({ who }) => `${key} ${who}`),
    );

    expect(urgent.filter((each) => !asked.has(each) && !BESIDE_ANOTHER.has(each.split(" ")[0] ?? ""))).toEqual([]);
  });

  test("refuses a question whose signs differ", () => {
    const problemsOf = (...signs: string[]) => standingOf({ who: "pregnant", signs }).problems;
    expect(problemsOf("fit", "chest-or-breath")).toEqual([]);
    expect(problemsOf("fit", "fever")).toEqual([
      { msg: expect.stringMatching(/“a fit, or passing out” is now, “a fever” is today/), path: "signs" },
    ]);
    expect(problemsOf("choking", "fitt")).toEqual([
      { msg: "The sign “a baby or child who chokes” is not one of a pregnancy.", path: "signs" },
      { msg: "There is no sign “fitt”.", path: "signs" },
    ]);
  });
});

/** They are told in the advice of another question, which takes their urgency from the table. */
const BESIDE_ANOTHER = new Set([
  "baby-high-fever",
  "kidney-pain",
  "no-urine",
  "sore-breast-and-fever",
  "swollen-eyes",
  "vomiting-dry",
  "watery-stools-danger",
  "wound-and-fever",
]);

test.each([...BESIDE_ANOTHER])("the danger check says how urgent “%s” is, for all who may have it", (key) => {
  const advice = items.filter(({ kind }) => kind === "dangerSign").map(({ document: { matter } }) => matter);
  const urgent = (signs.get(key)?.rows ?? []).filter(({ urgency }) => urgency === "now").map(({ who }) => who);
  const told = advice.filter((each) =>
    new RegExp(`\\{\\{(?:urgency|sign):[^}]*\\b${key}\\b`).test(String(each["advice"])),
  );

  expect(urgent).not.toEqual([]);
  expect(urgent.filter((who) => !told.some((each) => each["who"] === who))).toEqual([]);
});

describe("the values of the issue", () => {
  const valueOf = (key: string, who: Readers["who"], at: number) => {
    const sign = signs.get(key);
    const [row] = sign ? rowsFor(sign, [{ who, from: at, to: at }]) : [];
    return [row?.urgency, ...(row?.threshold?.limits.map(({ is, value, unit }) => `${is} ${value} ${unit}`) ?? [])];
  };

  test.each([
    ["moving-less", "pregnant", 28, ["now"]],
    ["moving-less", "pregnant", 42, ["now"]],
    ["baby-fever", "baby", 0, ["now", "at least 37.5 °C", "below 35.5 °C"]],
    ["baby-fever", "baby", 89, ["now", "at least 37.5 °C", "below 35.5 °C"]],
    ["baby-fever", "baby", 90, ["today", "at least 38 °C"]],
    ["afterbirth-stays", "afterBirth", 0, ["now", "more than 30 minutes"]],
    ["heavy-bleeding", "afterBirth", 3, ["now", "at most 1 hour", "at least 1 egg"]],
    ["few-nappies", "baby", 5, ["today", "below 6 wet nappies"]],
    ["few-nappies", "baby", 4, [undefined]],
    ["confused-mind", "pregnant", 20, ["now"]],
    ["cannot-pass-urine", "pregnant", 12, ["now"]],
    ["high-pressure", "afterLoss", 3, ["today", "at least 140 mmHg", "at least 90 mmHg"]],
    ["very-high-pressure", "afterLoss", 3, ["now", "at least 160 mmHg", "at least 110 mmHg"]],
    ["corrected-age", "baby", 700, ["next visit", "at most 2 years"]],
  ] as const)("%s for %s at %d", (key, who, at, value) => {
    expect(valueOf(key, who, at)).toEqual(value);
  });
});

test("no two rows of a sign disagree, and none is lower than a part of it", () => {
  const order = [...signs.values()].flatMap(({ key, rows }) =>
    rows.flatMap((one) =>
      rows
        .filter((other) => other.who === one.who && isMoreUrgent(one.urgency, other.urgency))
        .map((other) => ({ key, one, other })),
    ),
  );
  // With age a sign may become more or less urgent, never within one age.
  for (const { key, one, other } of order) {
    expect([key, one.from <= other.to && other.from <= one.to]).toEqual([key, false]);
  }
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
