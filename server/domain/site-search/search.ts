import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import { SEARCH_MIN, SHOWN_OF_EACH, type SearchKind } from "../../contract/search/kinds.ts";
import { currentLanguage } from "../../language.ts";
import type { Context } from "../context.ts";
import { offsetOf, type Paging } from "../lists/paging.ts";
import type { Member } from "../member/member.ts";
import { phaseOf, type Phase } from "../pregnancies/phase.ts";
import { chosenPregnancy, today } from "../pregnancies/pregnancies.ts";
import type { Entry } from "./entry.ts";
import { hitsOf } from "./hits.ts";
import { forReader, groupsOf } from "./order.ts";
import { readQuery, type Reading } from "./query.ts";
import type { SiteIndex } from "./site-index.ts";
import { snippetOf } from "./snippet.ts";
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
  meant: Reading[];
}

const nothing: Found = { groups: [], total: 0, readAs: [], meant: [] };

/** @param only the group of which a page is asked for; null for the first of each. */
export async function searchSite(
  context: Context,
  index: SiteIndex,
  viewer: Member | null,
  { text, only, ...paging }: { text: string; only: SearchKind | null } & Paging,
): Promise<Found> {
  if (isTooShort(text)) return nothing;
  const phase = viewer ? phaseOf(await chosenPregnancy(context, viewer.id), today(context)) : "none";
  const { query, hits } = await foundIn(context, index, text, phase);
  const groups = groupsOf(hits, phase).map(({ kind, hits: own }) => {
    const [from, most] = only === null ? [0, SHOWN_OF_EACH] : [offsetOf(paging), paging.limit];
    const shown = own.slice(from, from + most);
    const items = shown.map(({ entry, isByName }) => ({
      ...entry,
      snippet: snippetOf(entry, isByName ? [] : query.terms),
    }));
    return { kind, total: own.length, items };
  });
  const asked = only === null ? groups : groups.filter(({ kind }) => kind === only);
  return { groups: asked, total: hits.length, readAs: query.readAs, meant: query.meant };
}

/** Where no text in the reader's language has the words, one that has them in English. */
async function foundIn(context: Context, index: SiteIndex, text: string, phase: Phase) {
  const { entries, words } = await index.fresh(context);
  const query = readQuery(text, words);
  const hits = forReader(hitsOf(query, entries, words), query, phase);
  if (currentLanguage() === FIRST_LANGUAGE) return { query, hits };
  // What a word of everyday speech is called in English tells a reader of another language nothing.
  const own = { ...query, meant: [] };
  if (hits.length > 0) return { query: own, hits };
  const english = await index.fresh(context, FIRST_LANGUAGE);
  const inEnglish = readQuery(text, english.words);
  const said = new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  const found = forReader(hitsOf(inEnglish, english.entries, english.words), inEnglish, phase);
  return {
    query: { ...inEnglish, meant: [] },
    hits: found.map((hit) => ({ ...hit, entry: said.get(`${hit.entry.kind} ${hit.entry.id}`) ?? hit.entry })),
  };
}

function isTooShort(text: string) {
  return wordsIn(text).join("").length < SEARCH_MIN;
}
