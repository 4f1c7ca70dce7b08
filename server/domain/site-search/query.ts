import leven from "leven";
import { isGeneral, isIdle, listedWords, meaningOf, PHRASE_MAX, type Phrase } from "./synonyms.ts";
import type { WordIndex } from "./word-index.ts";
import { wordsIn } from "./words.ts";

export interface Term {
  /** What stands for it in texts; as typed comes first. */
  phrases: Phrase[];
  isDanger: boolean;
  isGeneral: boolean;
  isCause: boolean;
}

export interface Reading {
  typed: string;
  as: string;
}

export interface Query {
  words: string[];
  terms: Term[];
  readAs: Reading[];
  /** What the list of words calls what was typed, where that is not among its names. */
  meant: Reading[];
}

const WORDS_MAX = 12;
const FORGIVEN_FROM = 5;

export function readQuery(text: string, index: WordIndex): Query {
  const typed = wordsIn(text).slice(0, WORDS_MAX);
  const words = typed.map((word) => knownAs(word, index));
  const readAs = typed.flatMap((word, at) => {
    const as = words[at] ?? word;
    return as === word ? [] : [{ typed: word, as }];
  });
  const terms = termsIn(words);
  return { words, terms, readAs, meant: terms.flatMap(meantBy) };
}

function termsIn(words: string[]): Term[] {
  const terms: Term[] = [];
  for (let from = 0; from < words.length;) {
    const rest = words.slice(from, from + PHRASE_MAX);
    const lengths = rest.map((_, index) => rest.length - index);
    const length = lengths.find((each) => meaningOf(rest.slice(0, each)));
    const phrase = rest.slice(0, length ?? 1);
    if (length !== undefined || !phrase.every(isIdle)) terms.push(termOf(phrase));
    from += phrase.length;
  }
  return terms;
}

function meantBy({ phrases: [typed = [], ...names], isGeneral: isVague }: Term): Reading[] {
  const [words, as] = [typed.join(" "), meaningOf(typed)?.name];
  const isName = names.some((name) => name.join(" ") === words);
  return as === undefined || isVague || isName ? [] : [{ typed: words, as }];
}

function termOf(phrase: Phrase): Term {
  const { phrases = [], isDanger = false, isCause = false } = meaningOf(phrase) ?? {};
  const names = [phrase, ...phrases.slice(0, 1)];
  return {
    phrases: [phrase, ...phrases],
    isDanger,
    isCause,
    isGeneral: names.some(([word = "", ...others]) => others.length === 0 && isGeneral(word)),
  };
}

/** The word itself, or the one that is a letter away from it where nothing has it. */
function knownAs(word: string, index: WordIndex): string {
  const isKnown = word.length < FORGIVEN_FROM || /\d/.test(word) || isIdle(word) || listedWords.has(word);
  if (isKnown || index.has(word)) return word;
  const near = (candidate: string) => Math.abs(candidate.length - word.length) <= 1 && isOneLetterOff(word, candidate);
  // A listed word says most surely what is meant; else the one that most texts have.
  const listed = [...listedWords].find(near);
  if (listed !== undefined) return listed;
  const others = index.words.filter(near).toSorted((a, b) => index.countOf(b) - index.countOf(a));
  return others[0] ?? word;
}

function isOneLetterOff(word: string, other: string) {
  const [a, b] = [Array.from(word), Array.from(other)];
  if (leven(word, other, { maxDistance: 2 }) === 1) return true;
  const at = a.findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2).join("") === b.slice(at + 2).join("");
}
