import type { Selectable } from "kysely";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import { withPublished } from "../../db/published.ts";
import type { ContentPageTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { inItsLanguage, type InLanguage, type Translating } from "../translations/translations.ts";
import { weekNumbers } from "../pregnancies/growth.ts";

export type ContentPage = Selectable<ContentPageTable> & InLanguage;

/** `checked` (YYYY-MM-DD) is set only where somebody really read the source. */
export interface Source {
  name: string;
  url: string;
  checked?: string;
}

export async function contentPages(context: Translating): Promise<ContentPage[]> {
  const rows = await context.db.selectFrom("contentPage").selectAll().orderBy("key").execute();
  return inItsLanguage(context, rows, ({ key }) => key);
}

export interface CitedSource extends Source {
  publisher: string;
  texts: number;
}

/** @param beside of texts that are not in the database. */
export async function allSources({ db }: Context, beside: Source[][]): Promise<CitedSource[]> {
  const many = (["article", "symptom", "guideline", "familyMonth"] as const).map((table) =>
    db.selectFrom(table).select("sources").execute(),
  );
  const single = (["tip", "helpline", "planRule"] as const).map((table) =>
    db.selectFrom(table).select("source as sources").execute(),
  );
  const weeks = await db.selectFrom("week").select(["stage", "number", "sources"]).execute();
  const ofWeeks = weeks.map(({ stage, number, sources }) => [
    ...readSources(sources),
    ...(stage === "pregnancy" ? weekNumbers(number).sources : []),
  ]);
  const ofEvents = db.selectFrom("event").select("source as sources").where("source", "is not", null).execute();
  const ofOthers = (await Promise.all([...many, ...single, ofEvents]))
    .flat()
    .flatMap(({ sources }) => (sources ? [readSources(sources)] : []));
  const byUrl = new Map<string, CitedSource>();
  for (const source of [...ofWeeks, ...ofOthers, ...(await sourcesOfSigns(db)), ...beside].flat()) {
    const known = byUrl.get(source.url);
    const checked = [known?.checked, source.checked]
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1);
    const { name, url } = known ?? source;
    byUrl.set(url, {
      name,
      url,
      ...(checked && { checked }),
      publisher: publisherOf(name),
      texts: (known?.texts ?? 0) + 1,
    });
  }
  return [...byUrl.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The table of signs and the questions of the danger check have no rows of their own with sources. */
async function sourcesOfSigns(db: Context["db"]): Promise<Source[][]> {
  const items = await withPublished(db)
    .select(({ fn }) => fn.coalesce("contentVersion.document", "contentItem.shippedDocument").as("document"))
    .where("contentItem.kind", "in", ["sign", "dangerSign"])
    .where("contentItem.publishedVersion", "is not", null)
    .where("contentItem.language", "=", FIRST_LANGUAGE)
    .execute();
  return items.flatMap(({ document }) => (document === null ? [] : [sourcesNamedIn(document)]));
}

function sourcesNamedIn(document: string): Source[] {
  const { matter }: { matter: { sources?: Source[] } } = JSON.parse(document);
  return matter.sources ?? [];
}

/** Under one name, where sources write it in several ways. */
const PUBLISHERS: Readonly<Record<string, string>> = {
  "NHS Start4Life": "NHS Start for Life",
  Hesperian: "Hesperian Health Guides",
};

function publisherOf(name: string): string {
  const [publisher = name] = name.split(": ");
  return PUBLISHERS[publisher] ?? publisher;
}

export function readSources(json: string): Source[] {
  const value: Source | Source[] = JSON.parse(json);
  return Array.isArray(value) ? value : [value];
}
