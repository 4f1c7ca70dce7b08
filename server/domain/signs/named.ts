import { isMoreUrgent, mostUrgent, signs, type Sign, type Urgency } from "./table.ts";

export interface NamedSign {
  words: string;
  urgency: Exclude<Urgency, "next visit">;
}

/** How members write, and the form of it that the table finds its signs by. */
const FORMS: [RegExp, string][] = [
  [/\bswollen\b/gi, "swelling"],
  [/\bbled\b/gi, "bleeds"],
  [/\bcan[’']?t\b/gi, "cannot"],
  [/\b(is|does|has|was)n[’']t\b/gi, "$1 not"],
  [/\b(?:is|has|does|was) not mov(?:e|ing|ed)\b/gi, "stopped moving"],
  [/\bkick(?:s|ing|ed)?\b/gi, "movement"],
  [/\bnot want to live\b/gi, "want to die"],
  [/\bfell\b[^.;:\n]{0,30}\bbelly\b/gi, "blow to the belly"],
  // A dress does; a mother who writes of the illness has them.
  [/(?<!\b(?:had|has|have|having|got|gets|getting) )\bfits\b/gi, "suits"],
];

/** 'I have no headache' names a headache that is not there. */
const DENIED = /\b(?:no|not|never|without|nor|\w+n[’']t)\b[^.;:,!?\n]{0,40}$/i;

/** The most urgent danger sign that a text in everyday words names; null for none that cannot wait for the next visit. */
export function signNamedIn(text: string): NamedSign | null {
  const said = FORMS.reduce((words, [form, usual]) => words.replaceAll(form, usual), text);
  let named: NamedSign | null = null;
  for (const sign of signs.values()) {
    const urgency = mostUrgent(sign.rows.map((row) => row.urgency));
    if (!urgency || urgency === "next visit" || (named && !isMoreUrgent(urgency, named.urgency))) continue;
    if (isNamedIn(said, sign)) named = { words: sign.words, urgency };
  }
  return named;
}

function isNamedIn(text: string, { found }: Sign): boolean {
  if (!found.test(text)) return false;
  const places = text.matchAll(new RegExp(found.source, "gi"));
  return places.some(({ index }) => !DENIED.test(text.slice(0, index)));
}
