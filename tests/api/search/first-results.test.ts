import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { firstsOf, found, titlesOf } from "./found.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const SIGN = "dangerSign";

/** As mothers type them, in a hurry: the words, the group that leads and its first result. */
const first: [words: string, group: string, title: RegExp][] = [
  ["bleedng", SIGN, /^I am bleeding a lot from the vagina/],
  ["khoon aa raha hai", SIGN, /^I am bleeding a lot from the vagina/],
  ["خون آ رہا ہے", SIGN, /^I am bleeding a lot from the vagina/],
  ["fevar", SIGN, /^I have a fever and feel very weak/],
  ["tez bukhar", SIGN, /^I have a fever and feel very weak/],
  ["sar mein shadeed dard", SIGN, /^I have a bad headache/],
  ["سر میں شدید درد", SIGN, /^I have a bad headache/],
  ["stomac pain", SIGN, /^My belly hurts badly/],
  ["پیٹ میں بہت درد", SIGN, /^My belly hurts badly/],
  ["baby not kiking", SIGN, /^My baby moves less than usual/],
  ["paani aa raha hai", SIGN, /^Water gushes or trickles/],
  ["پانی آ رہا ہے", SIGN, /^Water gushes or trickles/],
  ["bp high", SIGN, /^I have an upper blood pressure of 160/],
  ["high blood presure", SIGN, /^I have an upper blood pressure of 160/],
  ["chehre par sujan", SIGN, /^My face or hands swelled up suddenly/],
  ["convulshion", SIGN, /^I had a fit/],
  ["saans nahi aa rahi", SIGN, /^My chest hurts, I cannot get my breath/],
  ["gir gayi", SIGN, /^I fell, or my belly was hit/],
  ["پیٹ پر چوٹ", SIGN, /^I fell, or my belly was hit/],
  ["dard shuru ho gaye", SIGN, /^In labour/],
  ["peshab mein jalan", SIGN, /^It burns when I pass urine/],
  ["breast pain", SIGN, /^Part of my breast is hot/],
  ["marna chahti hoon", SIGN, /^I think of dying/],
  ["bacha doodh nahi pee raha", SIGN, /^The baby is limp|^The baby will not feed/],
  ["baby cold", SIGN, /^Under 3 months: hot or cold/],
  ["khansi", SIGN, /^The baby breathes fast or hard/],
  ["pani mein gir gaya", SIGN, /^The baby or child was under water/],
  ["jaundise", SIGN, /^Yellow on the first day/],
  ["diabetis", "guideline", /^The test for diabetes/],
  ["khoon ka test", "guideline", /^A blood test/],
];

test.each(first)("%s", async (words, group, title) => {
  const { kind, titles } = firstsOf(await found(umeed, words));
  expect(kind).toBe(group);
  expect(titles[0]).toMatch(title);
});

test.each(["bleeding", "blood", "khoon", "خون", "bleedng"])(
  "%s leads to no sign and to no text that only has blood in its name",
  async (words) => {
    const signs = await found(umeed, words, { in: "dangerSign", limit: "50" });
    expect(titlesOf(signs).length).toBeGreaterThan(5);
    expect(titlesOf(signs).filter((title) => /pressure/.test(title) && !/bleed/.test(title))).toEqual([]);
    const texts = await found(umeed, words);
    const heads = texts.data.slice(1).map(({ items }) => items[0]?.title);
    expect(heads.filter((title) => /blood (group|test|pressure|donor)|needs more/i.test(title ?? ""))).toEqual([]);
  },
);

test("what is asked for of the blood itself leads to that", async () => {
  expect(titlesOf(await found(umeed, "blood group"))[0]).toMatch(/^A negative blood group/);
  expect(titlesOf(await found(umeed, "give blood"))[0]).toBe("World Blood Donor Day");
  expect(firstsOf(await found(umeed, "blood sugar")).titles[0]).toMatch(/diabetes|sugar/);
});

test("a misread word is told as it was written, not as it was compared", async () => {
  expect((await found(umeed, "diabetis")).readAs).toEqual([{ typed: "diabetis", as: "diabetes" }]);
  expect((await found(umeed, "diabtes")).readAs).toEqual([{ typed: "diabtes", as: "diabetes" }]);
  expect((await found(umeed, "ہسپتل")).readAs).toEqual([{ typed: "ہسپتل", as: "ہسپتال" }]);
});
