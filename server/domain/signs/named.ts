import { isMoreUrgent, mostUrgent, signs, type Sign, type Urgency } from "./table.ts";

export interface NamedSign {
  words: string;
  urgency: Exclude<Urgency, "next visit">;
}

/** 'I have no headache' names a headache that is not there. */
const DENIED = /\b(?:no|not|never|without|nor|didn[’']t|don[’']t|isn[’']t)\b[^.;:,!?\n]{0,40}/gi;

/** The most urgent danger sign that a text in everyday words names; null for none that cannot wait for the next visit. */
export function signNamedIn(text: string): NamedSign | null {
  const said = text.replaceAll(DENIED, " ");
  let named: NamedSign | null = null;
  for (const sign of signs.values()) {
    const urgency = urgencyOf(sign);
    if (urgency === "next visit" || (named && !isMoreUrgent(urgency, named.urgency))) continue;
    if (sign.found.test(said)) named = { words: sign.words, urgency };
  }
  return named;
}

function urgencyOf({ rows }: Sign): Urgency {
  return mostUrgent(rows.map(({ urgency }) => urgency)) ?? "next visit";
}
