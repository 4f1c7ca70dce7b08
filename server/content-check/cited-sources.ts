import type { SourceJson } from "../contract/content/answers.ts";
import type { TextBeside } from "../content/sources-beside.ts";
import type { ContentKind } from "../contract/content/kinds.ts";
import { itemsOf, type ContentFiles } from "../domain/content/files.ts";
import { sourcesIn } from "../domain/content/front-matter.ts";
import { weekNumber } from "../domain/content/kinds/week.ts";
import { weekNumbers } from "../domain/pregnancies/growth.ts";

export interface CitedSource {
  url: string;
  name: string;
  /** Null where one of the texts names no day. */
  oldestReading: string | null;
  /** `kind/key` of every text that rests on it. */
  texts: string[];
}

export function citedSources(files: ContentFiles, beside: TextBeside[] = []): CitedSource[] {
  const byUrl = new Map<string, CitedSource>();
  const texts = itemsOf(files).map(({ kind, key, document }): TextBeside => {
    const own = sourcesIn(document.matter).map(({ source }) => source);
    return { text: `${kind}/${key}`, sources: [...own, ...sizeSources(kind, key)] };
  });
  for (const { text, sources } of [...texts, ...beside]) {
    for (const { url, name, checked = null } of sources) {
      const known = byUrl.get(url);
      byUrl.set(url, {
        url,
        name: known?.name ?? name,
        oldestReading: known ? older(known.oldestReading, checked) : checked,
        texts: [...new Set([...(known?.texts ?? []), text])],
      });
    }
  }
  return [...byUrl.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Lengths and weights stand in code, beside their sources. */
function sizeSources(kind: ContentKind, key: string): readonly SourceJson[] {
  return kind === "week" ? weekNumbers(weekNumber(key)).sources : [];
}

function older(one: string | null, other: string | null) {
  if (one === null || other === null) return null;
  return one < other ? one : other;
}
