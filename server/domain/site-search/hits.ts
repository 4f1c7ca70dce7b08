import type { SearchKind } from "../../contract/search/kinds.ts";
import type { Entry } from "./entry.ts";
import type { Query, Term } from "./query.ts";
import { addBetter, type Fit, type WordIndex } from "./word-index.ts";

export interface Hit {
  entry: Entry;
  score: number;
  isByName: boolean;
  isLeading: boolean;
  /** A danger sign of which only the cause was asked for. */
  isByCause: boolean;
}

/** Entries that have every word; where none has, those with most of the words that tell. */
export function hitsOf({ terms, words: typed }: Query, entries: readonly Entry[], words: WordIndex): Hit[] {
  const fitting = terms.map((term) => ({ term, fits: fitsOf(term, words) }));
  const isOnlyGeneral = terms.every((term) => term.isGeneral);
  const telling = fitting.filter(({ term }) => isOnlyGeneral || !term.isGeneral);
  const inRow = typed.length > 1 ? words.find(typed) : new Map<number, Fit>();
  const hits = entries.flatMap((entry, number) => {
    const met = fitting.flatMap(({ term, fits }) => {
      const fit = fits.get(number);
      return fit ? [{ term, ...fit, score: fit.score * rarity(fits, entries) * (term.isGeneral ? 0.5 : 1) }] : [];
    });
    if (met.length === 0) return [];
    const names = met.filter(({ isByName }) => isByName);
    const isByName = telling.every(({ term }) => names.some((one) => one.term === term));
    const whole = inRow.get(number);
    const bonus = whole?.isByName ? 2 * whole.score : 0;
    return {
      entry,
      score: KIND_WEIGHTS[entry.kind] * met.reduce((sum, { score }) => sum + score, bonus),
      isByName,
      isByCause: telling.every(({ term }) => term.isCause),
      isLeading: entry.isDangerSign && !isOnlyGeneral && (isByName || names.some(({ term }) => term.isDanger)),
      isMention: met.every((one) => one.isMention || (one.term.isGeneral && !isOnlyGeneral)),
      isWhole: isByName && met.length === terms.length,
      met: met.length,
      told: telling.filter(({ term }) => met.some((one) => one.term === term)).length,
    };
  });
  const leadWhole = hits.some((hit) => hit.isLeading && hit.isWhole);
  const mostTold = Math.max(...hits.map(({ told }) => told));
  const haveAll = hits.some(({ met }) => met === terms.length);
  const fit = hits.filter(({ entry, isLeading, isWhole, met, told }) => {
    if (isLeading) return isWhole || !leadWhole;
    // A question is found by its own words alone, since its advice names many things.
    return entry.kind !== "dangerSign" && (haveAll ? met === terms.length : told === mostTold);
  });
  const telltale = fit.filter(({ isMention }) => !isMention);
  return telltale.length >= ENOUGH ? telltale : fit;
}

/** From so many on, texts that only mention it are left out. */
const ENOUGH = 5;

/** A week or an event names many things beside its own; a page of the app has names alone. */
const KIND_WEIGHTS: Record<SearchKind, number> = {
  dangerSign: 1,
  symptom: 1,
  article: 1,
  guideline: 0.9,
  week: 0.6,
  event: 0.4,
  page: 0.4,
};

function fitsOf(term: Term, words: WordIndex): Map<number, Fit> {
  const best = new Map<number, Fit>();
  const [typed = [], ...others] = term.phrases;
  for (const [place, phrase] of term.phrases.entries()) {
    const factor = place <= 1 ? 1 : 0.7;
    for (const [number, fit] of words.find(phrase, term.but))
      addBetter(best, number, { ...fit, score: fit.score * factor });
  }
  const [only = "", ...more] = typed;
  if (more.length === 0 && others.length === 0) {
    for (const [number, fit] of words.findBeginning(only)) addBetter(best, number, fit);
  }
  return best;
}

function rarity(fits: Map<number, Fit>, entries: readonly Entry[]) {
  return Math.log(1 + entries.length / Math.max(fits.size, 1));
}
