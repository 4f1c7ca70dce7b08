import type { CitedSource } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

export interface Publisher {
  name: string;
  sources: { title: string; url: string; checked?: string | undefined; texts: number }[];
}

const OTHERS = m.citationsOthers();
/** Publishers with fewer stand together. */
const FEW = 4;

/** Those with the most sources come first; all with few of them are one at the end, by name. */
export function byPublisher(sources: CitedSource[]): Publisher[] {
  const groups = [...Map.groupBy(sources, ({ publisher }) => publisher)];
  const many = groups.filter(([, own]) => own.length >= FEW).toSorted(([, a], [, b]) => b.length - a.length);
  const few = groups.flatMap(([, own]) => (own.length < FEW ? own : []));
  const others = few.map(({ name, ...source }) => ({ ...source, title: name }));
  return [
    ...many.map(([name, own]) => ({ name, sources: own.map(ofPublisher) })),
    ...(few.length > 0 ? [{ name: OTHERS, sources: others.toSorted((a, b) => a.title.localeCompare(b.title)) }] : []),
  ];
}

function ofPublisher({ name, url, checked, texts }: CitedSource) {
  return { url, checked, texts, title: name.replace(/^.*?: /, "") };
}
