import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { negationsIn } from "../../../../server/contract/content/negations.ts";
import {
  NUMBER_WORDS,
  NUMBERS_WITH_UNIT,
  URDU_NUMBER_WORDS,
} from "../../../../server/contract/content/number-words.ts";
import type { Difference, FieldChange, Risk } from "../../../api/types.ts";

const WORDS: Readonly<Record<string, string>> = { ...NUMBER_WORDS, ...URDU_NUMBER_WORDS };
const NUMBER = String.raw`\d+(?:[.,/]\d+)*|(?<![\p{L}\p{M}])(?:${Object.keys(WORDS).join("|")})(?![\p{L}\p{M}])`;
const UNITS = [
  String.raw`°\s?[CF]|%|mmHg|(?:mg|mcg|[µμ]g|kg|g|IU|ml|l|mm|cm)\b`,
  String.raw`(?:(?:micro|milli|kilo)?grams?|(?:milli)?litres?|units?|tablets?|capsules?|pills?|sachets?|drops?|doses?|injections?|(?:tea|table)?spoon(?:ful)?s?|cups?|times|minutes?|hours?|days?|weeks?|months?|years?)\b`,
  "ملی گرام|مائیکروگرام|گرام|کلو|ملی لیٹر|لیٹر|یونٹ|سینٹی میٹر|گولیوں|گولیاں|گولی|قطرے|خوراکیں|خوراک|بار|منٹ|گھنٹوں|گھنٹے|گھنٹہ|دنوں|دن|ہفتوں|ہفتے|ہفتہ|مہینوں|مہینے|مہینہ|سال|فیصد",
].join("|");
const AMOUNT = new RegExp(
  `(?<number>${NUMBER})(?:\\s?(?:-|–|/|to|or|and|سے|یا|اور)\\s?(?<end>${NUMBER}))?(?:\\s?(?<unit>${UNITS}))?`,
  "giu",
);

interface Amount {
  number: string;
  words: string;
}

/** Each number of a text with its unit; of a range, both of its ends. */
export function amountsIn(text: string): Amount[] {
  return matchesIn(text).flatMap(({ groups: { number = "", end, unit } = {} }) =>
    [number, end].flatMap((each) =>
      each ? [{ number: figuresOf(each), words: unit ? `${each} ${unit}` : each }] : [],
    ),
  );
}

function matchesIn(text: string) {
  return [...text.matchAll(AMOUNT)].filter(
    ({ groups: { number = "", end, unit } = {} }) => unit || end || !NUMBERS_WITH_UNIT.has(number.toLowerCase()),
  );
}

function figuresOf(number: string) {
  return WORDS[number.toLowerCase()] ?? number;
}

export function amountsMarked(text: string, kind: "removed" | "added"): Difference[] {
  const parts: Difference[] = [];
  let end = 0;
  for (const { index, 0: amount } of matchesIn(text)) {
    parts.push({ kind: "same", text: text.slice(end, index) }, { kind, text: amount });
    end = index + amount.length;
  }
  return [...parts, { kind: "same", text: text.slice(end) }];
}

export interface Change {
  was: string[];
  /** In which it was said; the English where readers have no translation. */
  wasIn: LanguageCode;
  is: string[];
}

/** The amounts of which one side has another than the other; null where that says nothing. */
export function changeOfAmounts({ before, after, english }: Risk, language: LanguageCode): Change | null {
  if (before === null && after !== null && english === undefined) {
    const is = amountsIn(after).map(({ words }) => words);
    return is.length > 0 ? { was: [], wasIn: language, is } : null;
  }
  if (before !== null && after !== null) {
    const change = { ...differing(before, after, "words"), wasIn: language };
    if (change.was.length + change.is.length > 0) return change;
  }
  if (english === undefined || after === null) return null;
  const change = { ...differing(english, after, "number"), wasIn: FIRST_LANGUAGE };
  return change.was.length + change.is.length > 0 ? change : null;
}

const GRAMS = new Map([
  ...["mcg", "µg", "μg", "microgram", "micrograms", "مائیکروگرام"].map((unit) => [unit, 0.000_001] as const),
  ...["mg", "milligram", "milligrams", "ملی گرام"].map((unit) => [unit, 0.001] as const),
  ...["g", "gram", "grams", "گرام"].map((unit) => [unit, 1] as const),
]);

/** How many times as much it is, or less than 1; null where that is not one number. */
export function timesIn({ was, is }: Change): number | null {
  if (was.length === 0 || is.length === 0) return null;
  if (was.length !== is.length) return mostTimes(was, is);
  const times = new Set(was.map((one, index) => timesOf(one, is[index] ?? "")));
  const [only = null] = times;
  return times.size === 1 ? only : null;
}

/** By the highest of each, where one amount became a range or the other way round. */
function mostTimes(was: string[], is: string[]) {
  const most = Math.max(...is.map((one) => Math.min(...was.map((other) => timesOf(other, one) ?? Number.NaN))));
  return Number.isNaN(most) ? null : most;
}

function timesOf(was: string, is: string) {
  const [from, to] = [partsOf(was), partsOf(is)];
  const [fromGrams, toGrams] = [GRAMS.get(from.unit), GRAMS.get(to.unit)];
  const scale = fromGrams && toGrams ? toGrams / fromGrams : from.unit === to.unit ? 1 : Number.NaN;
  const times = Number(((to.number * scale) / from.number).toPrecision(2));
  return Number.isFinite(times) && times > 0 ? times : null;
}

function partsOf(words: string) {
  const [number = "", ...unit] = words.split(" ");
  return { number: Number(figuresOf(number).replaceAll(",", "")), unit: unit.join(" ") };
}

/** The greatest change of an amount, or else a 'no' that came or went, in words; null where there is none to be named. */
export function sizeOfChange(risks: Risk[], language: LanguageCode): string | null {
  const changes = risks.flatMap((risk) => changeOfAmounts(risk, language) ?? []);
  const far = (change: Change) => Math.abs(Math.log(timesIn(change) ?? 1));
  const [most] = changes.toSorted((one, other) => far(other) - far(one));
  if (!most) return firstTurn(risks);
  const times = timesIn(most);
  const wide = times !== null && (times >= 2 || times <= 0.5) ? ` (${times} times)` : "";
  return `${most.was.join(", ") || "nothing"} → ${most.is.join(", ") || "nothing"}${wide}`;
}

function firstTurn(risks: Risk[]): string | null {
  for (const risk of risks) {
    const words = turnOf(risk);
    if (words) return `${words}: ${shortened(risk.before)} → ${shortened(risk.after)}`;
  }
  return null;
}

/** Says which 'no' or 'not' came or went; null where none did. */
export function turnOf({ before, after }: Risk): string | null {
  if (before === null || after === null) return null;
  const [was, is] = [negationsIn(before), negationsIn(after)];
  const [lost] = without(was, is);
  const [come] = without(is, was);
  if (was.length === is.length || (!lost && !come)) return null;
  return lost && was.length > is.length ? `No longer says ‘${lost}’` : `Now says ‘${come}’`;
}

function without(words: string[], others: string[]) {
  const left = [...others];
  return words.filter((word) => {
    const place = left.indexOf(word);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

const LETTERS_MAX = 80;

function shortened(text: string | null) {
  const words = text ?? "";
  return words.length > LETTERS_MAX ? `${words.slice(0, LETTERS_MAX)}…` : words;
}

export type RestOfChange = "same" | "changed" | "mostReplaced" | "mostGone";

/** What became of the words around the amounts. */
export function restOfChange(changes: FieldChange[]): RestOfChange {
  const isSame = ({ differences }: FieldChange) =>
    wordsWithout("added", differences) === wordsWithout("removed", differences);
  if (changes.every(isSame)) return "same";
  const all = changes.flatMap(({ differences }) => differences);
  const [kept, removed, added] = (["same", "removed", "added"] as const).map((kind) => lettersOf(kind, all));
  if (!removed || removed < (kept ?? 0)) return "changed";
  return (added ?? 0) * 2 < removed ? "mostGone" : "mostReplaced";
}

function lettersOf(kind: Difference["kind"], parts: Difference[]) {
  return parts.reduce((sum, part) => (part.kind === kind ? sum + part.text.trim().length : sum), 0);
}

function wordsWithout(left: "added" | "removed", differences: Difference[]) {
  const text = differences.flatMap((part) => (part.kind === left ? [] : [part.text])).join("");
  return text.replaceAll(AMOUNT, "").replaceAll(/\s+/g, " ").trim();
}

/** Two languages have other words for a unit. */
function differing(one: string, other: string, by: keyof Amount) {
  const left = amountsIn(other);
  const was = amountsIn(one).filter((amount) => {
    const place = left.findIndex((each) => each[by] === amount[by]);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
  return { was: was.map(({ words }) => words), is: left.map(({ words }) => words) };
}
