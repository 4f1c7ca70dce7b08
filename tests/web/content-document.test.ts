import { expect, test } from "vitest";
import {
  changedSections,
  missingSection,
  sectionName,
  sectionsOf,
  withWholeText,
} from "../../app/routes/admin/content/text-sections.ts";
import { writtenIn } from "../../app/routes/admin/content/written.ts";
import { documentOf, fieldsOf, formNames, isolatedIn, withAbout } from "../../app/routes/admin/content/document.ts";

const before = { matter: {}, body: "" };

test("a long line of a sign is one line, however it was typed; a summary keeps its lines", () => {
  const typed = { words: "a bad headache, \n or blurred sight", urgency: "now" };
  expect(documentOf({ kind: "sign", language: "en" }, typed, before).matter).toMatchObject({
    words: "a bad headache, or blurred sight",
  });
  expect(documentOf({ kind: "article", language: "en" }, { summary: "One.\nTwo." }, before).matter).toMatchObject({
    summary: "One.\nTwo.",
  });
});

test("of a translation the words alone are sent: what is emptied is left out, what the form does not show stays", () => {
  const name = { kind: "article", language: "ur" } as const;
  const own = { matter: { title: "آرام", summary: "کیوں۔", note: "نوٹ" }, body: "متن" };
  expect(documentOf(name, { title: "آرام کریں", category: "body", body: "نیا متن" }, own)).toEqual({
    matter: { title: "آرام کریں", note: "نوٹ" },
    body: "نیا متن",
  });
});

test("a number with its unit is isolated in a field of Urdu, and stored without", () => {
  const name = { kind: "sign", language: "ur" } as const;
  const own = { matter: { threshold: "37.5 °C یا زیادہ", enough: "لکیر \u2066-2\u2069 پر" }, body: "" };
  const shown = isolatedIn("ur", own);
  expect(shown.matter).toEqual({ threshold: "\u206637.5 °C\u2069 یا زیادہ", enough: "لکیر \u2066-2\u2069 پر" });
  expect(documentOf(name, fieldsOf("sign", shown), own)).toEqual(own);
});

test("of an event the fields of the chosen recurrence alone are sent, and its faults lead to them", () => {
  const once = { date: { day: "5", month: "3", year: "2098" }, once: { days: "2" } };
  const typed = { ...once, monthly: { nth: "2", weekday: "6" }, weekly: { weekday: "1" }, yearly: { days: "1" } };
  const recurrenceOf = (repeats: string) =>
    documentOf({ kind: "event", language: "en" }, { ...typed, repeats }, before).matter["recurrence"];
  expect(["once", "weekly", "monthly", "yearly", "never"].map(recurrenceOf)).toEqual([
    { kind: "once", date: "2098-03-05", days: 2 },
    { kind: "weekly", weekday: 1 },
    { kind: "monthly", nth: 2, weekday: 6 },
    { kind: "yearly", day: undefined, month: undefined, days: 1 },
    undefined,
  ]);
  expect(formNames("event", { ...typed, repeats: "yearly" })).toMatchObject({
    recurrence: "repeats",
    "recurrence.month": "yearly.month",
    "recurrence.days": "yearly.days",
  });
  const shown = { matter: { recurrence: recurrenceOf("monthly") }, body: "" };
  expect(fieldsOf("event", shown)).toMatchObject({ repeats: "monthly", monthly: typed.monthly });
  expect(fieldsOf("event", before)).toMatchObject({ repeats: "once", once: { days: "1" } });
});

test("what an event is about is to be chosen, but one that readers have without it is about neither", () => {
  const aboutOf = (document: typeof before) => fieldsOf("event", document)["about"];
  expect([before, withAbout("event", before), { matter: { about: null }, body: "" }].map(aboutOf)).toEqual([
    undefined,
    "neither",
    "neither",
  ]);
  expect(aboutOf(withAbout("event", { matter: { about: "baby" }, body: "" }))).toBe("baby");
  expect(documentOf({ kind: "event", language: "en" }, { about: "neither" }, before).matter["about"]).toBeNull();
  expect(documentOf({ kind: "event", language: "en" }, {}, before).matter).not.toHaveProperty("about");
});

test("words of a translation are marked as such, and what is still in English is not", () => {
  expect(writtenIn("ur", "روز 60 ملی گرام (mg)")).toEqual({ lang: "ur", dir: "rtl" });
  expect(writtenIn("ur", "WHO: Iron")).toEqual({ lang: "en", dir: "ltr" });
  expect(writtenIn("en", "آرام")).toEqual({ lang: "en", dir: "ltr" });
});

test("a text has the sections of its headings, and its changes stand with the section that they are in", () => {
  const text = "Intro.\n\n## One\n\nA.\n\n## Two\n\nB.";
  expect(sectionsOf(text)).toEqual(["Intro.", "## One\n\nA.", "## Two\n\nB."]);
  expect(sectionsOf("No ## heading")).toEqual(["No ## heading"]);
  const changes = changedSections([
    { kind: "same", text: "Intro.\n\n## One\n\nA" },
    { kind: "removed", text: "\n\n## Old\n\nC" },
    { kind: "same", text: ".\n\n" },
    { kind: "added", text: "## Two\n\nB." },
  ]);
  expect(changes.map((section) => section.map(({ kind }) => kind))).toEqual([
    ["same"],
    ["same", "removed", "same"],
    ["added"],
  ]);
});

test("of a form with sections the whole text is sent, without those that are empty", () => {
  const form = new FormData();
  for (const [index, section] of ["A.", " ", "## B\r\n"].entries()) form.append(sectionName(index), section);
  expect(withWholeText(form).get("body")).toBe("A.\n\n## B");
  expect(withWholeText(new FormData()).has("body")).toBe(false);
});

test.each([
  [["A.", " ", "## C"], sectionName(1)],
  [["", "## B", ""], sectionName(0)],
  [["A.", "## B", " "], undefined],
  [["", ""], undefined],
])("of the sections %j, the first that is missing before a written one is %s", (sections, missing) => {
  const form = new FormData();
  for (const [index, section] of sections.entries()) form.append(sectionName(index), section);
  expect(missingSection(form)).toBe(missing);
});
