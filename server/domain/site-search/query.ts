import leven from "leven";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import { currentLanguage } from "../../language.ts";
import { isGeneral, isIdle, listedWords, meaningOf, PHRASE_MAX, type Phrase } from "./synonyms.ts";
import type { WordIndex } from "./word-index.ts";
import { fold } from "../search/fold.ts";
import { writtenWordsIn, type Written } from "./words.ts";

export interface Term {
  /** What stands for it in texts; as typed comes first. */
  phrases: Phrase[];
  but: Phrase[];
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
  const typed = writtenWordsIn(text).slice(0, WORDS_MAX);
  const read = typed.map((each) => ({ typed: each, as: knownAs(each, index) }));
  const words = read.map(({ as }) => as.word);
  const readAs = read.flatMap(({ typed: { word, written }, as }) =>
    as.word === word ? [] : [{ typed: written, as: as.written }],
  );
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
  const { phrases = [], inUrdu = [], but = [], isDanger = false, isCause = false } = meaningOf(phrase) ?? {};
  const names = [phrase, ...phrases.slice(0, 1)];
  return {
    phrases: [phrase, ...phrases, ...(currentLanguage() === FIRST_LANGUAGE ? [] : inUrdu)],
    but,
    isDanger,
    isCause,
    isGeneral: names.some(([word = "", ...others]) => others.length === 0 && isGeneral(word)),
  };
}

/** The word itself, or the one that is a letter away from it where nothing has it. */
function knownAs(typed: Written, index: WordIndex): Written {
  const { word, written } = typed;
  const isKnown = word.length < FORGIVEN_FROM || /\d/.test(word) || isIdle(word) || listedWords.has(word);
  if (isKnown || index.countOf(word) > 0) return typed;
  const inFull = fold(written);
  const used = (one: Written, other: Written) => index.countOf(other.word) - index.countOf(one.word);
  const listed = [...listedWords].flatMap(([candidate, its]) =>
    isOneLetterOff(word, candidate) || isOneLetterOff(inFull, its.folded)
      ? [{ word: candidate, written: its.written }]
      : [],
  );
  // A listed word says most surely what is meant.
  if (listed.length > 0) return listed.toSorted(used)[0] ?? typed;
  if (index.has(word)) return typed;
  const others = index.words.filter((candidate) => isOneLetterOff(word, candidate));
  return others.map((other) => ({ word: other, written: other })).toSorted(used)[0] ?? typed;
}

function isOneLetterOff(word: string, other: string) {
  if (Math.abs(other.length - word.length) > 1) return false;
  const [a, b] = [Array.from(word), Array.from(other)];
  if (leven(word, other, { maxDistance: 2 }) === 1) return true;
  const at = a.findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2).join("") === b.slice(at + 2).join("");
}
