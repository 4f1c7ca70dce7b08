import type { CitedSource } from "../../api/types.ts";

export interface Publisher {
  name: string;
  count: number;
  /** Whether the page before began it. */
  isContinued: boolean;
  sources: { title: string; url: string; checked: string | undefined; texts: number }[];
}

const OTHERS = "Other publishers";

/** One page of the sources: those with the most come first, and those with one each stand together at the end. */
export function byPublisher(sources: CitedSource[], page: { from: number; count: number }): Publisher[] {
  const groups = [...Map.groupBy(sources, ({ publisher }) => publisher)];
  const several = groups.filter(([, own]) => own.length > 1).toSorted(([, a], [, b]) => b.length - a.length);
  const single = groups.flatMap(([, own]) => (own.length === 1 ? own : []));
  const inOrder = [...several, ...(single.length > 0 ? [[OTHERS, single] as const] : [])];
  let before = 0;
  return inOrder.flatMap(([name, own]) => {
    const from = Math.max(0, page.from - before);
    const shown = own.slice(from, Math.max(0, page.from + page.count - before));
    before += own.length;
    const isOthers = name === OTHERS;
    const lines = shown.map(({ name: whole, publisher, url, checked, texts }) => ({
      title: isOthers ? whole : whole.slice(publisher.length).replace(/^: /, "") || whole,
      url,
      checked,
      texts,
    }));
    return lines.length === 0 ? [] : [{ name, count: own.length, isContinued: from > 0, sources: lines }];
  });
}
