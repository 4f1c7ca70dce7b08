import { NUMBER_WORDS, NUMBERS_WITH_UNIT, URDU_NUMBER_WORDS } from "../../contract/content/number-words.ts";

const EVERY_REFERENCE = /\{\{[^{}]*\}\}|\{[A-Za-z]+\}/g;
const ADDRESSES = /\]\([^)]*\)/g;
const NUMBER = /\d+(?:\.\d+)?(?:\/\d+)?/g;

const COUNT_WORDS = new Map(
  [...Object.entries(NUMBER_WORDS), ...Object.entries(URDU_NUMBER_WORDS)].filter(
    ([word]) => !NUMBERS_WITH_UNIT.has(word),
  ),
);

/** Numbers and references of a text, in the order of their letters: the same in every language that says the same. */
export function figuresIn(text: string): string[] {
  return [...referencesIn(text), ...numbersIn(text)].toSorted();
}

/** Numbers in figures and in words, in figures. */
export function countsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const inWords = words.flatMap((word) => COUNT_WORDS.get(word) ?? []);
  return [...numbersIn(text), ...inWords].toSorted();
}

export function numbersIn(text: string): string[] {
  const plain = text.replaceAll(EVERY_REFERENCE, " ").replaceAll(ADDRESSES, "]");
  return plain.replaceAll(/(\d),(?=\d{3})/g, "$1").match(NUMBER) ?? [];
}

export function referencesIn(text: string): string[] {
  return (text.match(EVERY_REFERENCE) ?? []).map((reference) => reference.replaceAll(/\s/g, ""));
}
