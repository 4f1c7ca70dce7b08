import { NUMBER_WORDS, NUMBERS_WITH_UNIT } from "../../../contract/content/number-words.ts";

const NUMBERS: Readonly<Record<string, string>> = { ...NUMBER_WORDS, a: "1", an: "1" };
const ARTICLES = new Set(["a", "an"]);

const UNITS = [
  ["mcg", "micrograms?", "microgrammes?", "ug"],
  ["mg", "milligrams?", "milligrammes?"],
  ["kg", "kilos?", "kilograms?"],
  ["g", "grams?", "grammes?", "gm"],
  ["iu", "international units?", "units?"],
  ["ml", "millilitres?", "milliliters?", "cc"],
  ["l", "litres?", "liters?"],
  ["°c", "degrees?(?: celsius)?", "celsius"],
  ["°f", "fahrenheit"],
  ["mmhg", "mm hg"],
  ["mm", "millimetres?", "millimeters?"],
  ["cm", "centimetres?", "centimeters?"],
  ["%", "percent", "per cent"],
  ["tablet", "tablets", "pills?", "capsules?"],
  ["sachet", "sachets", "packets?"],
  ["drop", "drops"],
  ["dose", "doses"],
  ["injection", "injections", "shots?"],
  ["teaspoon", "teaspoons", "teaspoonfuls?", "tsp"],
  ["tablespoon", "tablespoons", "tablespoonfuls?", "tbsp"],
  ["spoon", "spoons", "spoonfuls?", "spoonsful"],
  ["cup", "cups", "cupfuls?"],
  ["glass", "glasses"],
  ["second", "seconds"],
  ["minute", "minutes", "mins?"],
  ["hour", "hours", "hrs?"],
  ["day", "days"],
  ["week", "weeks"],
  ["month", "months"],
  ["year", "years"],
  ["time", "times"],
  ["breath", "breaths"],
  ["nappy", "nappies", "diapers?"],
  ["pad", "pads"],
  ["feed", "feeds"],
  ["kick", "kicks", "movements?"],
  ["visit", "visits", "contacts?"],
].map(([name = "", ...spellings]) => ({ name, spelling: new RegExp(`^(?:${[name, ...spellings].join("|")})$`) }));

const MEDICINE = new Set(["mcg", "mg", "iu", "ml", "tablet", "sachet", "drop", "injection"]);
/** 'Use a spoon' is no dose, 'two spoons' is one. */
const MEDICINE_BY_NUMBER = new Set(["g", "spoon", "teaspoon", "tablespoon"]);

const DIGITS = String.raw`\d+(?:\.\d+)?`;
const WORDS = Object.keys(NUMBERS).join("|");
const NUMBER = String.raw`${DIGITS}|\b(?:${WORDS})\b`;
const UNIT = UNITS.map(({ spelling }) => spelling.source.slice(4, -2)).join("|");
const ADJECTIVE = "wet|full|level|heaped|soaked|heavy|small|large|whole|good|more";
const BELOW = String.raw`no more than|not more than|at most|up to|below|under|less than|fewer than|lower than|younger than|before|within|until|by|maximum of|first`;
const ABOVE = String.raw`no less than|not less than|at least|above|over|more than|higher than|older than|after|from|since|beyond|past|minimum of`;
const QUANTITY = new RegExp(
  String.raw`(?:\b(?<below>${BELOW})|\b(?<above>${ABOVE})|\b(?<every>every|each|per))?(?: (?:about|around|age|week|the|a))? ?` +
    String.raw`(?<number>${NUMBER})(?: ?(?:-|to|or|and|/) ?(?<end>${NUMBER}))?(?: ?(?:${ADJECTIVE}))? ?(?<unit>(?:${UNIT})(?![a-z]))?` +
    String.raw`(?: (?<orAbove>(?:or|and) (?:more|above|over|higher|older|longer|later))| (?<orBelow>(?:or|and) (?:less|fewer|below|under|lower|younger|earlier)))?`,
  "g",
);
const RHYTHM =
  /\b(?:(once|twice|thrice)\b ?)?(?:(every other|every|each|per|a|in a|in 24) (hour|day|week|month|minute|hours)|(hourly|daily|weekly|monthly))\b/g;
const RHYTHMS: Record<string, string> = {
  hourly: "hour",
  daily: "day",
  weekly: "week",
  monthly: "month",
  hours: "day",
};
const TIMES: Record<string, string> = { once: "1", twice: "2", thrice: "3" };
const SUBSTANCE =
  /\b(iron|folic acid|folate|calcium|vitamin [a-k]\d*|zinc|iodine|mms|aspirin|paracetamol|ibuprofen|magnesium|misoprostol|ors|salt|sugar|insulin|chlorhexidine|antibiotics?|ferrous \w+)\b/g;
const YEAR = /^(19|20)\d\d$/;
const LONG = /^[\d.]{5,}$/;

interface Found {
  at: number;
  said: string;
  isMedicine: boolean;
}

export interface Quantities {
  /** Each number with its bounds, unit and rhythm, and what it is of, in their order. */
  said: string[];
  isOfMedicine: boolean;
}

export function quantitiesIn(text: string): Quantities {
  const plain = plainNumbers(text);
  const rhythms = [...plain.matchAll(RHYTHM)].map(rhythmOf);
  const rest = blank(plain, [...plain.matchAll(RHYTHM)]);
  const amounts = [...rest.matchAll(QUANTITY)].flatMap(amountOf);
  if (rhythms.length + amounts.length === 0) return { said: [], isOfMedicine: false };
  const substances = [...plain.matchAll(SUBSTANCE)].map(({ index, 0: name }) => found(index, name));
  const all = [...amounts, ...rhythms, ...substances].toSorted((a, b) => a.at - b.at);
  return { said: all.map(({ said }) => said), isOfMedicine: amounts.some(({ isMedicine }) => isMedicine) };
}

function plainNumbers(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[µμ]g\b/g, "mcg")
    .replaceAll("º", "°")
    .replaceAll(/[–—−]/g, "-")
    .replaceAll(/\u{a0}/gu, " ")
    .replaceAll("½", " 0.5 ")
    .replaceAll("¼", " 0.25 ")
    .replaceAll(/(\d),(\d{3})\b/g, "$1$2")
    .replaceAll(/\s+/g, " ");
}

function amountOf({ index, groups = {} }: RegExpMatchArray): Found[] {
  const { number = "", end, unit: spelt, below, above, every, orAbove, orBelow } = groups;
  const unit = UNITS.find(({ spelling }) => spelt && spelling.test(spelt))?.name ?? "";
  if (!unit && (ARTICLES.has(number) || NUMBERS_WITH_UNIT.has(number) || YEAR.test(number) || LONG.test(number)))
    return [];
  const bound = below || orBelow ? "<" : above || orAbove ? ">" : every ? "/" : "";
  const value = end ? `${digitsOf(number)}-${digitsOf(end)}` : digitsOf(number);
  const isMedicine = MEDICINE.has(unit) || (MEDICINE_BY_NUMBER.has(unit) && !ARTICLES.has(number));
  return [found(index ?? 0, `${bound}${value}${unit ? ` ${unit}` : ""}`, isMedicine)];
}

function rhythmOf({ index, 1: times, 2: each = "", 3: period = "", 4: adverb = "" }: RegExpMatchArray): Found {
  const name = RHYTHMS[adverb || period] ?? period;
  const count = times ? `${TIMES[times]} time` : "";
  return found(index ?? 0, `${count}/${each === "every other" ? "2 " : ""}${name}`);
}

function found(at: number, said: string, isMedicine = false): Found {
  return { at, said, isMedicine };
}

function digitsOf(number: string) {
  return NUMBERS[number] ?? String(Number(number));
}

function blank(text: string, matches: RegExpMatchArray[]) {
  let rest = text;
  for (const { index = 0, 0: words } of matches) {
    rest = rest.slice(0, index) + "_".repeat(words.length) + rest.slice(index + words.length);
  }
  return rest;
}
