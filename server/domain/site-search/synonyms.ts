import data from "./synonyms.json" with { type: "json" };
import { fold } from "../search/fold.ts";
import { wordsIn, writtenWordsIn } from "./words.ts";

export type Phrase = string[];

export interface Meaning {
  name: string;
  phrases: Phrase[];
  /** What is asked for in Urdu's letters, which texts in Urdu have. */
  inUrdu: Phrase[];
  /** Where texts have one of the phrases within one of these, they mean another thing. */
  but: Phrase[];
  isDanger: boolean;
  /** What may have gone before a danger sign, and mostly is asked for by itself. */
  isCause: boolean;
}

export const PHRASE_MAX = 5;
/** A word is also found by its beginning, from so many letters on. */
export const BEGINNING_MIN = 3;

const meanings = new Map<string, Meaning>();
/** By the word as compared: how the list writes it, and that without capitals and marks but with its plural. */
export const listedWords = new Map<string, { written: string; folded: string }>();

for (const { words, asked = "", but = "", isDanger = false, isCause = false } of data.groups) {
  const phrases = listOf(words);
  const spoken = listOf(asked);
  const inUrdu = spoken.filter((phrase) => /\p{sc=Arab}/u.test(phrase.join("")));
  // The first of `words` names the group, so it is looked up as the words that are asked for are.
  for (const phrase of [...phrases.slice(0, 1), ...spoken]) {
    const key = phrase.join(" ");
    const before = meanings.get(key);
    meanings.set(key, {
      name: before?.name ?? words.replace(/,.*/, ""),
      phrases: [...(before?.phrases ?? []), ...phrases],
      inUrdu: [...(before?.inUrdu ?? []), ...inUrdu],
      but: [...(before?.but ?? []), ...listOf(but)],
      isDanger: isDanger || before?.isDanger === true,
      isCause: isCause || before?.isCause === true,
    });
  }
  for (const { word, written } of writtenWordsIn(`${words.replace(/,.*/, "")}, ${asked}`)) {
    if (!listedWords.has(word)) listedWords.set(word, { written, folded: fold(written) });
  }
}

const general = new Set(wordsIn(data.general));
const idle = new Set(wordsIn(data.idle));
export const meaningOf = (phrase: Phrase): Meaning | undefined => meanings.get(phrase.join(" "));

/** Such as 'baby', or its beginning: in most texts, so it decides nothing by itself. */
export const isGeneral = (word: string): boolean =>
  general.has(word) || (word.length >= BEGINNING_MIN && [...general].some((each) => each.startsWith(word)));

export const isIdle = (word: string): boolean => idle.has(word) || /^\p{L}$/u.test(word);

/** Names, divided by commas, that titles leave out. The keys are as those of content: `symptom/nausea`. */
export const otherNames = new Map<string, string>(Object.entries(data.alsoCalled));

function listOf(text: string): Phrase[] {
  return text
    .split(",")
    .map(wordsIn)
    .filter((phrase) => phrase.length > 0);
}
