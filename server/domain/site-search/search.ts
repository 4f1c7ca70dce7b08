import { SEARCH_KINDS, SEARCH_MIN, SHOWN_OF_EACH, type SearchKind } from "../../contract/search/kinds.ts";
import type { Context } from "../context.ts";
import { offsetOf, type Paging } from "../lists/paging.ts";
import type { Member } from "../member/member.ts";
import { phaseOf, type Phase } from "../pregnancies/phase.ts";
import { chosenPregnancy, today } from "../pregnancies/pregnancies.ts";
import type { Entry } from "./entries.ts";
import { readQuery, type Query, type Reading, type Term } from "./query.ts";
import type { SiteIndex } from "./site-index.ts";
import { snippetOf } from "./snippet.ts";
import { addBetter, type Fit, type WordIndex } from "./word-index.ts";
import { wordsIn } from "./words.ts";

export interface FoundGroup {
  kind: SearchKind;
  total: number;
  items: (Entry & { snippet: string })[];
}

export interface Found {
  groups: FoundGroup[];
  total: number;
  readAs: Reading[];
}

interface Hit {
  entry: Entry;
  score: number;
  isByName: boolean;
  isLeading: boolean;
}

const nothing: Found = { groups: [], total: 0, readAs: [] };

/** @param only the group of which a page is asked for; null for the first of each. */
export async function searchSite(
  context: Context,
  index: SiteIndex,
  viewer: Member | null,
  { text, only, ...paging }: { text: string; only: SearchKind | null } & Paging,
): Promise<Found> {
  if (isTooShort(text)) return nothing;
  const { entries, words } = await index.fresh(context);
  const phase = viewer ? phaseOf(await chosenPregnancy(context, viewer.id), today(context)) : "none";
  const query = readQuery(text, words);
  const hits = forReader(hitsOf(query, entries, words), query, phase);
  const phrases = query.terms.flatMap((term) => term.phrases);
  const groups = groupsOf(hits, phase).map(({ kind, hits: own }) => {
    const [from, most] = only === null ? [0, SHOWN_OF_EACH] : [offsetOf(paging), paging.limit];
    const shown = own.slice(from, from + most);
    const items = shown.map(({ entry, isByName }) => ({
      ...entry,
      snippet: snippetOf(entry, isByName ? [] : phrases),
    }));
    return { kind, total: own.length, items };
  });
  const asked = only === null ? groups : groups.filter(({ kind }) => kind === only);
  return { groups: asked, total: hits.length, readAs: query.readAs };
}

function isTooShort(text: string) {
  return wordsIn(text).join("").length < SEARCH_MIN;
}

/** Entries that have every word; where none has, those with most of the words that tell. */
function hitsOf({ terms, words: typed }: Query, entries: readonly Entry[], words: WordIndex): Hit[] {
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

/** A week or an event names many things beside its own. */
const KIND_WEIGHTS: Record<SearchKind, number> = {
  dangerSign: 1,
  symptom: 1,
  article: 1,
  guideline: 0.9,
  week: 0.6,
  event: 0.5,
  page: 0.5,
};

function fitsOf(term: Term, words: WordIndex): Map<number, Fit> {
  const best = new Map<number, Fit>();
  const [typed = [], ...others] = term.phrases;
  for (const [place, phrase] of term.phrases.entries()) {
    // The word as typed and the name of its group count fully.
    const factor = place <= 1 ? 1 : 0.7;
    for (const [number, fit] of words.find(phrase)) addBetter(best, number, { ...fit, score: fit.score * factor });
  }
  const [only = "", ...more] = typed;
  if (more.length === 0 && others.length === 0) {
    for (const [number, fit] of words.findBeginning(only)) addBetter(best, number, fit);
  }
  return best;
}

/** A word that few entries have says more. */
function rarity(fits: Map<number, Fit>, entries: readonly Entry[]) {
  return Math.log(1 + entries.length / Math.max(fits.size, 1));
}

/** After a loss she meets no baby unless she asks for one, or nothing else has that name. */
function forReader(hits: Hit[], { terms }: Query, phase: Phase) {
  if (phase === "none") return hits;
  if (phase !== "afterLoss") return hits.filter(({ entry }) => entry.question?.who !== "afterLoss");
  const shown = hits.filter(({ entry }) => !entry.isHiddenAfterLoss);
  const asksForBaby = terms.some(({ phrases }) => phrases.some((phrase) => BABY.has(phrase.join(" "))));
  const hasOthers = shown.some(({ entry, isByName }) => isByName && !entry.isAboutBaby);
  return shown.filter(({ entry, isByName }) => !entry.isAboutBaby || (isByName && (asksForBaby || !hasOthers)));
}

const BABY = new Set(["baby", "week"]);

/** Danger signs lead; the group of the best entry comes next. */
function groupsOf(hits: Hit[], phase: Phase): { kind: SearchKind; hits: Hit[] }[] {
  const isAfterLoss = phase === "afterLoss";
  const nearest = (a: Hit, b: Hit) =>
    (isAfterLoss ? Number(a.entry.isAboutBaby) - Number(b.entry.isAboutBaby) : 0) || b.score - a.score;
  const leading = hits
    .filter(({ isLeading }) => isLeading)
    // Questions of one level stay as the check asks them, the most serious first.
    .toSorted((a, b) => urgencyOf(a, phase) - urgencyOf(b, phase) || (a.entry.question ? 0 : nearest(a, b)));
  const others = SEARCH_KINDS.map((kind) => ({
    kind,
    hits: hits.filter(({ entry, isLeading }) => entry.kind === kind && !isLeading).toSorted(nearest),
  }));
  const inOrder = others
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => (a.hits[0] && b.hits[0] ? nearest(a.hits[0], b.hits[0]) : 0));
  return leading.length > 0 ? [{ kind: "dangerSign", hits: leading }, ...inOrder] : inOrder;
}

const LEVELS = ["now", "today", "watch"] as const;
const WHO = ["pregnant", "afterBirth", "baby", "afterLoss"] as const;

/** The reader's own questions come first, then the most urgent. */
function urgencyOf({ entry: { question, isAboutBaby } }: Hit, phase: Phase) {
  const own = ownOf(phase);
  const who = question?.who ?? (isAboutBaby ? "baby" : null);
  const place = who === null ? 0 : [...own, ...WHO.filter((each) => !own.includes(each))].indexOf(who);
  const level = question ? LEVELS.indexOf(question.level) : 0;
  const isOwn = own.length === 0 || who === null || own.includes(who);
  return (isOwn ? 0 : 100) + 10 * level + place + (question ? 0 : 0.5);
}

function ownOf(phase: Phase): (typeof WHO)[number][] {
  if (phase === "none") return [];
  if (phase === "afterLoss") return ["afterLoss"];
  if (phase.endsWith("Trimester")) return ["pregnant"];
  return phase === "newborn" ? ["afterBirth", "baby"] : ["baby", "afterBirth"];
}
