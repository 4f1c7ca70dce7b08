import type { Selectable } from "kysely";
import type { ContentPageTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";

export type ContentPage = Selectable<ContentPageTable>;

/** `checked` (YYYY-MM-DD) is set only where somebody really read the source. */
export interface Source {
  name: string;
  url: string;
  checked?: string;
}

export async function contentPages({ db }: Context): Promise<ContentPage[]> {
  return db.selectFrom("contentPage").selectAll().execute();
}

export async function allSources({ db }: Context): Promise<Source[]> {
  const many = (["week", "article", "symptom", "guideline"] as const).map((table) =>
    db.selectFrom(table).select("sources").execute(),
  );
  const single = (["tip", "helpline"] as const).map((table) =>
    db.selectFrom(table).select("source as sources").execute(),
  );
  const stored = [...(await Promise.all(many)), ...(await Promise.all(single))]
    .flat()
    .flatMap(({ sources }) => readSources(sources));
  const byUrl = new Map<string, Source>();
  for (const source of stored) {
    if (!byUrl.has(source.url) || source.checked) byUrl.set(source.url, source);
  }
  return [...byUrl.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

export function readSources(json: string): Source[] {
  const value: Source | Source[] = JSON.parse(json);
  return Array.isArray(value) ? value : [value];
}
