import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parseDocument, type ContentDocument } from "../../../server/domain/content/documents.ts";
import { risksOf } from "../../../server/domain/content/checking/risks.ts";

const document = (body: string, matter: Record<string, unknown> = {}): ContentDocument => ({
  matter: { title: "Iron", picture: "pill", sources: [], ...matter },
  body,
});

const risks = (before: string, after: string) => risksOf(document(before), document(after));
const kinds = (before: string, after: string) => risks(before, after).map(({ what }) => what);

describe("a dose or a threshold", () => {
  test.each([
    ["another amount", "Take 400 micrograms of folic acid.", "Take 500 micrograms of folic acid."],
    ["another unit", "Take 400 micrograms of folic acid.", "Take 400 mg of folic acid."],
    ["another end of a range", "WHO advises 30 to 60 mg of iron.", "WHO advises 30 to 90 mg of iron."],
    ["another rhythm", "Take 400 mcg a day.", "Take 400 mcg a week."],
    ["a rhythm that is gone", "Take one tablet twice a day.", "Take one tablet."],
    ["a rhythm in other hours", "Take paracetamol every 6 hours.", "Take paracetamol every 4 hours."],
    ["another temperature", "A fever is 37.5 °C or more under the arm.", "A fever is 38 °C or more under the arm."],
    ["the other side of a line", "Rest below 38.5 °C.", "Rest above 38.5 °C."],
    ["a number in words", "Babies wet six nappies in a day.", "Babies wet four nappies in a day."],
    ["another age", "Under 3 months it is serious.", "Under 2 months it is serious."],
    ["a count without a unit that is known", "You should count 60 sucks.", "You should count 90 sucks."],
    ["two substances that change places", "Iron 60 mg and calcium 500 mg.", "Calcium 60 mg and iron 500 mg."],
    ["another substance", "Take 500 mg of calcium.", "Take 500 mg of aspirin."],
    ["a sentence that is gone", "Eat well. Take 1,000 IU of vitamin D.", "Eat well."],
    ["a 'not' that is gone", "Do not give water before 6 months.", "Give water before 6 months."],
    ["a period without a number", "The afterbirth comes within an hour.", "The afterbirth comes within a day."],
    ["a number in words without a unit", "Offer two or three spoonfuls.", "Offer twenty spoonfuls."],
    ["a number in words beside no word of a unit", "Rinse them three times over.", "Rinse them thirty times over."],
    ["how often in a word", "Rinse it twice.", "Rinse it thrice."],
    ["a half", "Use half of the sachet.", "Use all of the sachet."],
    ["a fraction", "Take ½ tablet.", "Take 1 tablet."],
  ])("is seen to change: %s", (_, before, after) => {
    expect(kinds(before, after)).toEqual(["dose"]);
  });

  test("that is added to a text is seen too, and a number that is no dose is not", () => {
    expect(risks("Eat well.", "Eat well. Take 8 tablets of paracetamol.")).toEqual([
      { what: "dose", before: null, after: "Take 8 tablets of paracetamol." },
    ]);
    expect(risks("Eat well.", "Eat well. Most babies are born by 41 weeks.")).toEqual([]);
  });

  test("in spoons or in grams that is added is seen, and a spoon to eat with is not", () => {
    expect(kinds("Eat well.", "Eat well. Give two spoonfuls of syrup.")).toEqual(["dose"]);
    expect(kinds("Eat well.", "Eat well. Give 5 g of powder.")).toEqual(["dose"]);
    expect(kinds("Eat well.", "Eat well. Feed her with a spoon.")).toEqual([]);
  });

  test("is seen in the summary and the title, not only in the text", () => {
    const before = document("Text.", { summary: "Under 3 months, 37.5 °C or more." });
    const after = document("Text.", { summary: "Under 3 months, 38.5 °C or more." });
    expect(risksOf(before, after)).toEqual([
      { what: "dose", before: "Under 3 months, 37.5 °C or more.", after: "Under 3 months, 38.5 °C or more." },
    ]);
  });

  test.each([
    ["a typing error beside it", "Take 400 micrograms of folic acid dayly.", "Take 400 micrograms of folic acid."],
    ["the same unit spelt otherwise", "Take 400 micrograms a day.", "Take 400 µg daily."],
    ["the same bound in other words", "Take no more than 4 tablets.", "Take at most 4 tablets."],
    ["a dash for 'to'", "Take 30 to 60 mg of iron.", "Take 30–60 mg of iron."],
    ["a number in digits", "Babies wet six nappies in a day.", "Babies wet 6 nappies a day."],
    ["another place in the text", "Take 60 mg of iron.\n\nRest well.", "Rest well.\n\nTake 60 mg of iron."],
    [
      "marks of Markdown",
      "Take **400 micrograms** of folic acid.",
      "Take 400 *micrograms* of [folic acid](https://a.example).",
    ],
    ["a sentence without numbers", "Oranges are good. Take 60 mg of iron.", "Guavas are sweet. Take 60 mg of iron."],
    ["a 'one' that is no number", "One of you can hold her.", "Either of you can hold her."],
    ["a year", "WHO said so in 2016.", "WHO said so in 2024."],
  ])("is the same with %s", (_, before, after) => {
    expect(risks(before, after)).toEqual([]);
  });
});

describe("a 'no' or 'not'", () => {
  test.each([
    ["that is gone", "Put no toothpaste on the cloth.", "Put toothpaste on the cloth."],
    ["that came", "You can eat cooked eggs.", "You can not eat cooked eggs."],
    ["never", "Never shake a baby.", "Shake a baby."],
    ["do not", "Do not swaddle her tightly.", "Swaddle her tightly."],
    ["don't", "Don’t swaddle her tightly.", "Swaddle her tightly."],
    ["without", "Put her down without a pillow.", "Put her down with a pillow."],
  ])("is seen: %s", (_, before, after) => {
    expect(risks(before, after)).toEqual([{ what: "negation", before, after }]);
  });

  test.each([
    ["is another", "Do not swaddle her tightly.", "Never swaddle her tightly."],
    ["is in a new sentence", "Swaddle her.", "Swaddle her. Do not cover her face."],
    [
      "is in a sentence that says something else",
      "No fruit is too sour to eat.",
      "Every mother is welcome to eat sour plums.",
    ],
    ["goes with its sentence", "Rest. Do not worry.", "Rest."],
  ])("is no risk when it %s", (_, before, after) => {
    expect(risks(before, after)).toEqual([]);
  });
});

describe("an urgency", () => {
  test.each([
    ["now to today", "Heavy bleeding: go to hospital now.", "Heavy bleeding: go to hospital today."],
    ["at once to no time", "Call your midwife at once if you bleed.", "Call your midwife if you bleed."],
    ["today to the next visit", "Tell your midwife the same day.", "Tell your midwife at your next visit."],
    ["no waiting to waiting", "Do not wait until tomorrow with pain.", "Wait until tomorrow with pain."],
    ["now to not now", "With this pain go to hospital now.", "With this pain you need not go to hospital now."],
    ["now to for now", "Bleeding: call your doctor now.", "Bleeding: for now, call your doctor."],
    ["now to 'now or later'", "Fever: go to hospital now.", "Fever: go to hospital now or at your next visit."],
    ["help to no help", "Ask your doctor about itching all over.", "Itching all over is usual."],
    ["immediately to nothing", "Rest. A fit: get help immediately.", "Rest."],
    ["a sign that is half gone", "Lips turn blue, grey or very pale: now.", "Lips turn blue: now."],
  ])("is seen to fall: %s", (_, before, after) => {
    expect(kinds(before, after)).toEqual(["urgency"]);
  });

  test("falls with the heading over its list, and with its line in another list", () => {
    const list = "## When to get help now\n- A fit\n- Blue lips\n\n## Ask at your next visit\n- Tiredness";
    const heading = list.replace("help now", "help today");
    expect(risks(list, heading)).toEqual([
      { what: "urgency", before: "When to get help now", after: "When to get help today" },
      { what: "urgency", before: "When to get help now: A fit", after: "When to get help today: A fit" },
      { what: "urgency", before: "When to get help now: Blue lips", after: "When to get help today: Blue lips" },
    ]);
    const moved = "## When to get help now\n- A fit\n\n## Ask at your next visit\n- Tiredness\n- Blue lips";
    expect(risks(list, moved)).toEqual([
      { what: "urgency", before: "When to get help now: Blue lips", after: "Ask at your next visit: Blue lips" },
    ]);
    const gone = list.replace("- Blue lips\n", "");
    expect(risks(list, gone)).toEqual([{ what: "urgency", before: "When to get help now: Blue lips", after: null }]);
  });

  test.each([
    ["isDangerSign", true, false, "It is a danger sign: yes", "It is a danger sign: no"],
    ["level", "now", "today", "How soon: now", "How soon: today"],
    ["level", "today", "watch", "How soon: today", "How soon: watch"],
    ["helpline", "crisis", undefined, "Numbers to call beside it: crisis", "Numbers to call beside it: no"],
  ])("falls with the field %s, from %s to %s", (field, before, after, was, is) => {
    const changed = [document("Text.", { [field]: before }), document("Text.", { [field]: after })] as const;
    expect(risksOf(...changed)).toEqual([{ what: "urgency", before: was, after: is }]);
    expect(risksOf(changed[1], changed[0])).toEqual([]);
  });

  test("hidden in a comment is gone", () => {
    expect(kinds("A fit: call now.", "<!-- A fit: call now. -->Rest.")).toEqual(["urgency"]);
  });

  test.each([
    ["is raised", "Fever: go to hospital today.", "Fever: go to hospital now."],
    ["is raised from nothing", "Itching all over is usual.", "Itching all over: call your doctor today."],
    ["is said in other words", "A fit: go to hospital now.", "A fit: go to hospital immediately."],
    ["gets a second way to help", "A fit: call an ambulance now.", "A fit: call an ambulance or go to hospital now."],
    ["says that nobody should wait", "A fit: go to hospital now.", "A fit: go to hospital now. Do not wait."],
    ["is in a new sentence", "Rest.", "Rest. A fit: go to hospital now."],
    ["has a typing error less", "A fitt: go to the hospital now.", "A fit: go to the hospital now."],
  ])("is no risk when it %s", (_, before, after) => {
    expect(risks(before, after)).toEqual([]);
  });
});

test("no shipped text is at risk from itself, and each loses something when it is emptied", async () => {
  const folders = ["articles", "symptoms", "guidelines", "weeks"];
  const texts = await Promise.all(
    folders.map(async (folder) => {
      const path = `server/content/${folder}`;
      const files = await readdir(path);
      return Promise.all(files.map(async (file) => parseDocument(await readFile(`${path}/${file}`, "utf8"))));
    }),
  );
  const all = texts.flat();
  expect(all.length).toBeGreaterThan(150);
  for (const text of all) expect(risksOf(text, structuredClone(text))).toEqual([]);
  const symptoms = all.filter(({ matter }) => matter["isDangerSign"] === true);
  for (const text of symptoms) expect(risksOf(text, { ...text, body: "Rest." }).length).toBeGreaterThan(1);
});
