import type { CitedSource } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

export interface Publisher {
  name: string;
  /** Its name is our own words, in the page's language. */
  isOurName: boolean;
  sources: { title: string; url: string; checked?: string | undefined; texts: number }[];
}

/** Their trusts, services and offices stand under one name. */
const FAMILIES: Readonly<Record<string, RegExp>> = { NHS: /\bNHS\b/, WHO: /^WHO\b/, UNICEF: /^UNICEF\b/ };
/** Publishers with fewer stand together, by the first letter. */
const FEW = 4;
const LETTERS = [
  ["A", "B"],
  ["C", "F"],
  ["G", "L"],
  ["M", "P"],
  ["Q", "Z"],
] as const;

/** Those with the most sources come first; all with few of them are at the end, by name. */
export function byPublisher(sources: CitedSource[]): Publisher[] {
  const groups = [...Map.groupBy(sources, familyOf)];
  const many = groups.filter(([, own]) => own.length >= FEW).toSorted(([, a], [, b]) => b.length - a.length);
  const few = groups.flatMap(([, own]) => (own.length < FEW ? own : []));
  const others = few.map(({ name, ...source }) => ({ ...source, title: name }));
  const byLetter = Map.groupBy(
    others.toSorted((a, b) => a.title.localeCompare(b.title)),
    ({ title }) => LETTERS.find(([, last]) => title.slice(0, 1).toUpperCase() <= last) ?? LETTERS.at(-1),
  );
  return [
    ...many.map(([name, own]) => ({ name, isOurName: false, sources: own.map((source) => ofPublisher(source, name)) })),
    ...[...byLetter].map(([[from, to] = LETTERS[0], own]) => ({
      name: m.citationsOthers({ from, to }),
      isOurName: true,
      sources: own,
    })),
  ];
}

function familyOf({ publisher }: CitedSource) {
  return Object.entries(FAMILIES).find(([, names]) => names.test(publisher))?.[0] ?? publisher;
}

function ofPublisher({ name, publisher, url, checked, texts }: CitedSource, group: string) {
  return { url, checked, texts, title: publisher === group ? name.replace(/^.*?: /, "") : name };
}
