import { setImmediate } from "node:timers/promises";
import type { Entry } from "./entry.ts";
import { BEGINNING_MIN, type Phrase } from "./synonyms.ts";
import { wordsIn } from "./words.ts";

export interface Fit {
  score: number;
  /** Its title or another name has it, not its text alone. */
  isByName: boolean;
  /** Its text has it once or twice, and nothing else has. */
  isMention: boolean;
}

const MENTIONS = 2;

const FIELDS = ["title", "otherNames", "summary", "text"] as const;
const WEIGHTS = [20, 16, 5, 1];
const NAMES = 2;
const AS_BEGINNING = 0.5;

/** A place is one small integer: the entry's number, the field, and the position in it. */
const POSITIONS = 2 ** 14;
const AT_ONCE = 20;
const IN_ENTRY = FIELDS.length * POSITIONS;

export class WordIndex {
  readonly #places = new Map<string, number[]>();
  readonly #titleLengths: number[] = [];
  words: readonly string[] = [];

  private constructor() {}

  /** Takes a tenth of a second on a busy machine, so it lets others in between. */
  static async of(entries: readonly Entry[]): Promise<WordIndex> {
    const index = new WordIndex();
    for (const [number, entry] of entries.entries()) {
      if (number % AT_ONCE === 0) await setImmediate();
      index.#titleLengths.push(Math.max(wordsIn(entry.title).length, 1));
      for (const [place, field] of FIELDS.entries()) {
        index.#add(number * IN_ENTRY + place * POSITIONS, entry[field]);
      }
    }
    index.words = [...index.#places.keys()].toSorted();
    return index;
  }

  countOf(word: string): number {
    return this.#places.get(word)?.length ?? 0;
  }

  has(word: string): boolean {
    return this.#places.has(word) || this.#beginningWith(word).length > 0;
  }

  /** @param but longer phrases within which the phrase does not count: 'blood' in 'blood pressure'. */
  find(phrase: Phrase, but: readonly Phrase[] = []): Map<number, Fit> {
    const places = this.#inRow(phrase);
    const within = new Set(
      but.flatMap((longer) => {
        const at = longer.findIndex((_, from) => phrase.every((word, index) => longer[from + index] === word));
        return at < 0 || longer.length <= phrase.length ? [] : this.#inRow(longer).map((place) => place + at);
      }),
    );
    return fitsOf(within.size > 0 ? places.filter((place) => !within.has(place)) : places, this.#titleLengths);
  }

  /** Words that go on, and those of the same stem: 'vomiting' is also found as 'vomit' and 'vomits'. */
  findBeginning(word: string): Map<number, Fit> {
    const stem = /^([a-z]{4,})(?:ing|ed)$/.exec(word)?.[1];
    const best = new Map<number, Fit>();
    for (const beginning of stem === undefined ? [word] : [word, stem]) {
      for (const other of this.#beginningWith(beginning)) {
        const isLonger = beginning === word;
        for (const [number, fit] of this.find([other])) {
          addBetter(best, number, { ...fit, score: fit.score * AS_BEGINNING, isByName: isLonger && fit.isByName });
        }
      }
    }
    return best;
  }

  #inRow(phrase: Phrase): number[] {
    const [first = [], ...others] = phrase.map((word) => this.#places.get(word) ?? []);
    return first.filter((place) => others.every((places, index) => hasNumber(places, place + index + 1)));
  }

  #add(start: number, text: string) {
    let position = 0;
    // No phrase reaches over a comma or the end of a sentence.
    for (const part of text.split(/[,.:;()،؛۔؟]/)) {
      for (const word of wordsIn(part)) {
        if (position >= POSITIONS) return;
        const places = this.#places.get(word);
        if (places) places.push(start + position);
        else this.#places.set(word, [start + position]);
        position += 1;
      }
      position += 1;
    }
  }

  #beginningWith(beginning: string): string[] {
    if (beginning.length < BEGINNING_MIN) return [];
    const from = firstNotBefore(this.words, beginning);
    const until = firstNotBefore(this.words, `${beginning}\uFFFF`);
    return this.words.slice(from, until);
  }
}

export function addBetter(best: Map<number, Fit>, number: number, fit: Fit): void {
  const before = best.get(number);
  best.set(number, {
    score: Math.max(before?.score ?? 0, fit.score),
    isByName: fit.isByName || before?.isByName === true,
    isMention: fit.isMention && before?.isMention !== false,
  });
}

function fitsOf(places: readonly number[], titleLengths: readonly number[]): Map<number, Fit> {
  const fits = new Map<number, Fit>();
  for (const [number, counts] of countsByEntry(places)) {
    let score = 0;
    for (const [field, count] of counts.entries()) {
      if (count > 0) score += (WEIGHTS[field] ?? 0) * (1 + Math.log2(count) / 4);
    }
    // Of two titles the shorter one is more about the word.
    if (counts[0]) score += 10 / (titleLengths[number] ?? 1);
    const besideText = counts.slice(0, -1).some((count) => count > 0);
    fits.set(number, {
      score,
      isByName: counts.slice(0, NAMES).some((count) => count > 0),
      isMention: !besideText && (counts.at(-1) ?? 0) <= MENTIONS,
    });
  }
  return fits;
}

function countsByEntry(places: readonly number[]) {
  const counts = new Map<number, number[]>();
  for (const place of places) {
    const number = Math.floor(place / IN_ENTRY);
    const field = Math.floor((place % IN_ENTRY) / POSITIONS);
    const known = counts.get(number) ?? FIELDS.map(() => 0);
    known[field] = (known[field] ?? 0) + 1;
    counts.set(number, known);
  }
  return counts;
}

function hasNumber(sorted: readonly number[], number: number) {
  return sorted[firstNotBefore(sorted, number)] === number;
}

function firstNotBefore<T extends number | string>(sorted: readonly T[], value: T): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = sorted[middle];
    if (found !== undefined && found < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
