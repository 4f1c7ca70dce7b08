import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { firstsOf, found, titlesOf } from "./found.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

/** What mothers type, and what must come first. */
const table: Record<string, { typed: string[]; group: string; first: RegExp }> = {
  bleeding: {
    typed: ["bleeding", "Bleeding!", "bleed", "haemorrhage", "hemorrhage", "khoon", "bohat khoon", "خون", "bleding"],
    group: "dangerSign",
    first: /I am bleeding a lot from the vagina/,
  },
  fever: {
    typed: ["fever", "fevers", "bukhar", "mujhe bukhar hai", "بخار", "high temperature"],
    group: "dangerSign",
    first: /^I have a fever and feel very weak/,
  },
  "fever of a baby": {
    typed: ["baby fever", "bachay ko bukhar", "بچے کو بخار"],
    group: "dangerSign",
    first: /^Under 3 months: hot/,
  },
  "a baby that moves less": {
    typed: ["baby not moving", "bacha hil nahi raha", "kicks", "reduced movements", "بچہ ہل نہیں رہا", "بچہ کم ہل رہا"],
    group: "dangerSign",
    first: /^My baby moves less than usual/,
  },
  headache: { typed: ["headache", "hedache", "sar dard", "سر درد"], group: "dangerSign", first: /bad headache/ },
  fits: { typed: ["fits", "seizure", "daura", "mirgi", "دورے"], group: "dangerSign", first: /^I had a fit/ },
  waters: {
    typed: ["water broke", "pani ki thaili", "pani ki thaili phat gai", "پانی کی تھیلی"],
    group: "dangerSign",
    first: /^Water gushes/,
  },
  belly: {
    typed: ["stomach pain", "pait mein dard", "pet dard", "پیٹ میں درد"],
    group: "dangerSign",
    first: /^My belly hurts badly/,
  },
  "thoughts of dying": {
    typed: ["suicide", "khudkushi", "خودکشی", "جینا نہیں چاہتی", "مر جاؤں"],
    group: "dangerSign",
    first: /^I think of dying/,
  },
  diarrhoea: {
    typed: ["diarrhoea", "diarrhea", "diarhea", "motions", "loose motion", "dast", "دست"],
    group: "dangerSign",
    first: /^Watery stools/,
  },
  vomiting: { typed: ["vomiting", "vomitting", "ulti", "الٹی"], group: "dangerSign", first: /vomit/i },
  jaundice: { typed: ["jaundice", "yarqan", "peelia", "یرقان"], group: "dangerSign", first: /^Yellow/ },
  nausea: { typed: ["morning sickness", "nausea", "matli", "متلی"], group: "symptom", first: /being sick/ },
  constipation: { typed: ["constipation", "constipaton", "qabz", "قبض"], group: "symptom", first: /^Hard stool/ },
  heartburn: { typed: ["heartburn", "acidity", "tezabiyat"], group: "symptom", first: /heartburn/ },
  nappies: { typed: ["nappy rash", "diaper rash"], group: "symptom", first: /^Nappy rash/ },
  "back pain": { typed: ["back pain", "kamar dard"], group: "symptom", first: /back/ },
  "backache that comes in a rhythm": {
    typed: ["backache"],
    group: "dangerSign",
    first: /backache that come in a rhythm/,
  },
  contraception: {
    typed: ["contraception", "family planning", "family planing", "birth control", "خاندانی منصوبہ بندی"],
    group: "article",
    first: /^Family planning/,
  },
  fasting: {
    typed: ["Ramadan", "ramzan", "roza", "rozay", "fasting in pregnancy", "روزہ", "رمضان"],
    group: "article",
    first: /^Fasting/,
  },
  ultrasound: { typed: ["ultrasound", "ultrasond", "الٹراساؤنڈ"], group: "guideline", first: /ultrasound/ },
  "blood pressure": { typed: ["BP", "bp", "blood presure", "بلڈ پریشر"], group: "dangerSign", first: /blood pressure/ },
  caesarean: {
    typed: ["cesarean", "caesarean", "c-section", "C section", "bara operation", "آپریشن"],
    group: "article",
    first: /^Caesarean birth/,
  },
  "low mood": { typed: ["depression", "depresion", "udasi", "اداسی"], group: "article", first: /depression/ },
  "enough milk": { typed: ["doodh kam hai", "low milk supply"], group: "article", first: /^Is my milk enough/ },
  twins: { typed: ["twins", "judwa"], group: "article", first: /^Expecting twins/ },
  vaccines: { typed: ["vaccine", "vaccination", "tika", "ٹیکہ"], group: "article", first: /vaccine/i },
  "a reaction": {
    typed: ["swollen face after vaccine"],
    group: "dangerSign",
    first: /^A swollen face or lips/,
  },
  teething: { typed: ["teething", "daant nikalna"], group: "article", first: /^Teething/ },
  miscarriage: { typed: ["miscarriage", "hamal zaya"], group: "article", first: /^Miscarriage/ },
  "a snake": { typed: ["snake bite", "saanp", "kutte ne kata", "سانپ"], group: "article", first: /^Snake bites/ },
  breech: { typed: ["breech", "ulta bacha", "الٹا بچہ"], group: "article", first: /^When your baby lies bottom first/ },
  "a low afterbirth": {
    typed: ["placenta praevia", "low lying placenta"],
    group: "article",
    first: /^When the afterbirth/,
  },
  "pain relief": { typed: ["epidural", "painless delivery"], group: "article", first: /^What eases the pain/ },
  circumcision: { typed: ["circumcision", "khatna", "ختنہ"], group: "article", first: /^Circumcision/ },
  "mehndi and creams": {
    typed: ["mehndi", "hair dye", "whitening cream", "surma", "مہندی"],
    group: "article",
    first: /^Mehndi, hair colour/,
  },
  "a birth certificate": {
    typed: ["birth certificate", "b form", "nadra", "pedaish ka certificate", "ب فارم"],
    group: "article",
    first: /^Birth certificate/,
  },
  "a negative blood group": {
    typed: ["anti-D", "rh negative", "blood group negative", "khoon ka group", "بلڈ گروپ"],
    group: "article",
    first: /^A negative blood group/,
  },
  "heat rash": {
    typed: ["heat rash", "prickly heat", "garmi daane", "گرمی دانے"],
    group: "article",
    first: /^Your baby in the heat/,
  },
  "marks of a newborn": {
    typed: ["birthmark", "mongolian spot", "paidaishi nishan", "پیدائشی نشان"],
    group: "article",
    first: /^Spots, marks and bumps/,
  },
  "the shape of the head": {
    typed: ["flat head", "head shape", "sir banana", "rai ka takia", "swaddling", "سر بنانا"],
    group: "article",
    first: /^The shape of the head/,
  },
  tuberculosis: { typed: ["TB", "tuberculosis", "tap e diq", "ٹی بی"], group: "article", first: /^Tuberculosis/ },
  thyroid: { typed: ["thyroid", "TSH", "gillar", "تھائیرائیڈ"], group: "article", first: /^Thyroid/ },
  "a white tongue": {
    typed: ["thrush", "white tongue", "safed zaban", "munh mein chhale", "منہ کے چھالے"],
    group: "symptom",
    first: /^White tongue/,
  },
  "a swollen navel": {
    typed: ["hernia", "naf phoolna", "undescended testicle", "ہرنیا"],
    group: "symptom",
    first: /^Swelling at the navel/,
  },
  ears: {
    typed: ["ear pain", "kaan mein dard", "kaan behna", "کان میں درد"],
    group: "symptom",
    first: /^Ear pain or a runny ear/,
  },
  "a week": { typed: ["week 24", "Week 24 of pregnancy"], group: "week", first: /^Week 24 of pregnancy$/ },
  violence: { typed: ["maar peet", "violence"], group: "article", first: /^A calm home/ },
};

describe.each(Object.entries(table))("what mothers type for %s", (_, { typed, group, first }) => {
  test.each(typed)("%s", async (words) => {
    const { kind, titles } = firstsOf(await found(umeed, words));
    expect(kind).toBe(group);
    expect(titles[0]).toMatch(first);
  });
});

/** What members look for in the app itself, and where it is. */
const screens: Record<string, string[]> = {
  downloads: ["downloads", "pdf", "parcha"],
  "downloads#hospital-bag": ["hospital bag", "hospital ka saman", "ہسپتال کا سامان"],
  "downloads#birth-plan": ["birth plan", "delivery plan"],
  calendar: ["calendar", "calender", "کیلنڈر"],
  events: ["event list", "taqreebat"],
  "account/visit-card": ["visit card", "چیک اپ کارڈ"],
  "account/visits": ["appointments", "next visit"],
  "account/dates": ["change due date", "tareekh badalna"],
  "account/delete": ["delete account", "delete my account", "account khatam karna", "account band karna", "اکاؤنٹ ختم"],
  "account/password": ["change password", "password badalna"],
  "login/forgot-password": ["forgot password", "password bhool gayi"],
  "account/phone": ["change phone number", "number badalna"],
  "account/notifications": ["yaad dehani"],
  "account/reminders": ["reminders", "sms reminders"],
  "account/this-phone": ["this is my phone", "keep my pages"],
  "account/log-out": ["logout", "لاگ آؤٹ"],
  contact: ["complaint", "shikayat", "رابطہ"],
};

describe.each(Object.entries(screens))("the page %s is found", (path, typed) => {
  test.each(typed)("as %s", async (words) => {
    const { data } = await found(umeed, words);
    expect(data.find(({ kind }) => kind === "page")?.items[0]?._id).toBe(path);
  });
});

test("the check of danger signs comes before all else that is called so", async () => {
  for (const words of ["danger signs", "khatray ki nishani", "emergency", "خطرے کی نشانیاں"]) {
    const { data } = await found(umeed, words);
    expect([words, data[0]?.kind, data[0]?.items[0]?._id]).toEqual([words, "dangerSign", "danger-signs"]);
  }
});

test("names the words that were taken for others", async () => {
  expect((await found(umeed, "my blood presure")).readAs).toEqual([{ typed: "presure", as: "pressure" }]);
  expect((await found(umeed, "vacine")).readAs).toEqual([{ typed: "vacine", as: "vaccine" }]);
  // Four letters are near to too many others.
  expect(await found(umeed, "fevr")).toMatchObject({ readAs: [], total: 0 });
  // A word that texts have is not wrong, though 'fever' is a letter away.
  expect((await found(umeed, "never")).readAs).toEqual([]);
});

test("names what a word of another language, or of everyday speech, was taken to mean", async () => {
  expect((await found(umeed, "khoon")).meant).toEqual([{ typed: "khoon", as: "bleeding" }]);
  expect((await found(umeed, "خون")).meant).toEqual([{ typed: "خون", as: "bleeding" }]);
  expect((await found(umeed, "bleeding")).meant).toEqual([]);
  expect((await found(umeed, "jaundice and zzzzqqq")).meant).toEqual([]);
});

test("shows of a text the sentence with the word itself, before one with another word for it", async () => {
  const weeks = (await found(umeed, "diabetes", { in: "week", limit: "50" })).data.flatMap(({ items }) => items);
  const snippet = weeks.find(({ title }) => title === "Week 51 after birth")?.snippet;
  expect(snippet).toMatch(/If you have diabetes/);
});

test("has no danger sign among the other symptoms, where danger signs lead", async () => {
  const { data } = await found(umeed, "khoon");
  const [signs, ...others] = data;
  expect(signs?.kind).toBe("dangerSign");
  expect(others.flatMap(({ items }) => items.filter(({ isDangerSign }) => isDangerSign))).toEqual([]);
  const all = await found(umeed, "khoon", { in: "dangerSign", limit: "50" });
  expect(titlesOf(all).indexOf("Bad pain in the belly")).toBeGreaterThan(5);
});

test("finds what has all words before what has some, and leaves little words out", async () => {
  const whole = await found(umeed, "what can I eat in Ramadan when I am pregnant");
  expect(firstsOf(whole).titles[0]).toBe("Fasting while you are pregnant");
  expect(await found(umeed, "the and of")).toMatchObject({ total: 0, data: [] });
  expect((await found(umeed, "roza zzzzqqq")).total).toBeGreaterThan(0);
});
