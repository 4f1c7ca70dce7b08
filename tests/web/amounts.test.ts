import { expect, test } from "vitest";
import type { Risk } from "../../app/api/types.ts";
import {
  amountsMarked,
  changeOfAmounts,
  restOfChange,
  sizeOfChange,
  timesIn,
} from "../../app/routes/admin/content/amounts.ts";
import { onlyAmounts } from "../../app/routes/admin/log/only-amounts.ts";

const dose: Pick<Risk, "what" | "differences"> = { what: "dose", differences: [] };

test("the amounts that differ, each with its unit: of a range, the end that does", () => {
  const risk = {
    ...dose,
    before: "WHO advises iron (30 to 60 mg) a day.",
    after: "WHO advises iron (30 to 600 mg) a day.",
  };
  expect(changeOfAmounts(risk, "en")).toEqual({ was: ["60 mg"], wasIn: "en", is: ["600 mg"] });
  expect(changeOfAmounts({ ...dose, before: "From: 20", after: "From: 21" }, "en")).toMatchObject({
    was: ["20"],
    is: ["21"],
  });
});

test("the same amounts, and urgencies that name none, say nothing", () => {
  const risk = { ...dose, before: "Take 2 tablets a day.", after: "Do not take 2 tablets a day." };
  expect(changeOfAmounts(risk, "en")).toBeNull();
  expect(changeOfAmounts({ ...dose, before: "Go now.", after: null }, "en")).toBeNull();
});

test("a translation is held against what readers have, or the English where they have that or where it says the same", () => {
  const english = "Take 60 mg a day.";
  const after = "روز 600 ملی گرام لیں۔";
  expect(changeOfAmounts({ ...dose, english, before: "روز 60 ملی گرام لیں۔", after }, "ur")).toEqual({
    was: ["60 ملی گرام"],
    wasIn: "ur",
    is: ["600 ملی گرام"],
  });
  for (const before of [null, after]) {
    expect(changeOfAmounts({ ...dose, english, before, after }, "ur")).toEqual({
      was: ["60 mg"],
      wasIn: "en",
      is: ["600 ملی گرام"],
    });
  }
});

test("numbers in words are amounts too, but not a 'one' without a unit", () => {
  const spoons = { ...dose, before: "Offer two or three spoonfuls.", after: "Offer twenty spoonfuls." };
  expect(changeOfAmounts(spoons, "en")).toMatchObject({
    was: ["two spoonfuls", "three spoonfuls"],
    is: ["twenty spoonfuls"],
  });
  expect(sizeOfChange([{ ...dose, before: "Take one tablet.", after: "Take ten tablets." }], "en")).toBe(
    "one tablet → ten tablets",
  );
  expect(changeOfAmounts({ ...dose, before: "One of you.", after: "Some of you." }, "en")).toBeNull();
  expect(changeOfAmounts({ ...dose, before: "دو قطرے دیں۔", after: "بیس قطرے دیں۔" }, "ur")).toMatchObject({
    was: ["دو قطرے"],
    is: ["بیس قطرے"],
  });
});

test("a dose in a text that readers do not have yet is named", () => {
  expect(sizeOfChange([{ ...dose, before: null, after: "Take 60 mg of iron." }], "en")).toBe("nothing → 60 mg");
});

test("a 'no' that came or went is named, with its sentence", () => {
  const turned = (before: string, after: string) => [{ what: "negation" as const, before, after, differences: [] }];
  const [without, withIt] = ["Put toothpaste on it.", "Put no toothpaste on it."];
  expect(sizeOfChange(turned(withIt, without), "en")).toBe(`No longer says ‘no’: ${withIt} → ${without}`);
  expect(sizeOfChange(turned(without, withIt), "en")).toBe(`Now says ‘no’: ${without} → ${withIt}`);
  expect(sizeOfChange(turned("Don’t wait.", "Wait."), "en")).toBe("No longer says ‘not’: Don’t wait. → Wait.");
});

test("of a text that is said in other words the amounts alone are marked", () => {
  expect(amountsMarked("Take 30 to 60 mg, or 2 tablets.", "added")).toEqual([
    { kind: "same", text: "Take " },
    { kind: "added", text: "30 to 60 mg" },
    { kind: "same", text: ", or " },
    { kind: "added", text: "2 tablets" },
    { kind: "same", text: "." },
  ]);
});

test.each([
  ["60 mg", "600 mg", 10],
  ["1,000 mg", "100 mg", 0.1],
  ["5 mg", "5 g", 1000],
  ["400 µg", "400 mcg", 1],
  ["60 mg", "600 ملی گرام", 10],
  ["2 tablets", "3 weeks", null],
  ["0 mg", "60 mg", null],
  ["1/2 tablet", "1 tablet", null],
])("%s that became %s is so many times as much: %s", (was, is, times) => {
  expect(timesIn({ was: [was], wasIn: "en", is: [is] })).toBe(times);
});

test("of several amounts it is said where all of them changed by the same", () => {
  const was = ["30 mg", "60 mg"];
  expect(timesIn({ was, wasIn: "en", is: ["300 mg", "600 mg"] })).toBe(10);
  expect(timesIn({ was, wasIn: "en", is: ["300 mg", "60 mg"] })).toBeNull();
  expect(timesIn({ was, wasIn: "en", is: ["600 mg"] })).toBe(10);
  expect(timesIn({ was: ["600 mg"], wasIn: "en", is: was })).toBe(0.1);
  expect(timesIn({ was, wasIn: "en", is: ["2 tablets"] })).toBeNull();
});

test("the log begins with the amounts that changed, and keeps what has none", () => {
  const dose = "'Iron (30 to 60 mg) in the mother's day.' became 'Iron (30 to 600 mg) in the mother's day.'";
  expect(onlyAmounts(`Version 1. Dose or threshold: ${dose}. Source: WHO`, "en")).toBe(
    "Version 1. Dose or threshold: '60\u00A0mg' became '600\u00A0mg'. Source: WHO",
  );
  const urdu = "Version 1 in Urdu. Dose or threshold: 'Take 60 mg.' became 'روز 600 ملی گرام لیں۔'.";
  expect(onlyAmounts(urdu, "ur")).toBe(
    "Version 1 in Urdu. Dose or threshold: '60\u00A0mg' became '600\u00A0ملی\u00A0گرام'.",
  );
  const range = "Dose or threshold: '30 ملی گرام یا 60 ملی گرام' became '600 ملی گرام'.";
  expect(onlyAmounts(range, "ur")).toBe(
    "Dose or threshold: '30\u00A0ملی\u00A0گرام', '60\u00A0ملی\u00A0گرام' became '600\u00A0ملی\u00A0گرام'.",
  );
  const urgency = "Version 2. Urgency: 'Go now.' became nothing. Urgency: 'Go today.' became 'Ask.'.";
  expect(onlyAmounts(urgency, "en")).toBe(urgency);
});

test("a change of other words than amounts is more than a changed amount", () => {
  const same = (text: string) => ({ kind: "same" as const, text });
  const dose = [same("Take "), { kind: "removed" as const, text: "60" }, { kind: "added" as const, text: "600" }];
  expect(restOfChange([{ field: "body", differences: [...dose, same(" mg a day.")] }])).toBe("same");
  const shorter = [...dose, same(" mg."), { kind: "removed" as const, text: " With food." }];
  expect(restOfChange([{ field: "body", differences: shorter }])).toBe("mostGone");
});

test("the size of a change is that of its greatest one", () => {
  const risk = (before: string, after: string) => ({ what: "dose" as const, before, after, differences: [] });
  const risks = [risk("Take 400 mg.", "Take 500 mg."), risk("Take 60 mg.", "Take 600 mg.")];
  expect(sizeOfChange(risks, "en")).toBe("60 mg → 600 mg (10 times)");
  expect(sizeOfChange(risks.slice(0, 1), "en")).toBe("400 mg → 500 mg");
  expect(sizeOfChange([], "en")).toBeNull();
});
