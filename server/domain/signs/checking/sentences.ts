import type { Sign, Urgency } from "../table.ts";
import { LATER, NO_WAITING, NOW, TODAY } from "./patterns.ts";

export interface WrittenUrgency {
  is: Urgency;
  words: string;
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\**\s+/);
}

export const withoutReferences = (text: string) => text.replaceAll(/\{\{[^{}]*\}\}/g, "§");

export const signsIn = (sentence: string, known: Sign[]) => known.filter(({ found }) => found.test(sentence));

export function urgencyIn(words: string): WrittenUrgency | undefined {
  const said = words.replaceAll(NO_WAITING, "");
  const found: [Urgency, RegExp][] = [
    ["now", NOW],
    ["today", TODAY],
    ["next visit", LATER],
  ];
  for (const [is, pattern] of found) {
    const [match] = pattern.exec(said) ?? [];
    if (match !== undefined) return { is, words: match };
  }
  return undefined;
}

export function literalIn(text: string): Urgency | undefined {
  return urgencyIn(withoutReferences(text))?.is;
}
