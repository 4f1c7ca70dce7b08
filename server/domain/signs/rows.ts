import { z } from "zod";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import {
  setEdited,
  setEditedWords,
  shippedRows,
  sources,
  URGENCIES,
  type EditedRows,
  type EditedTranslations,
  type SignRow,
  type Who,
} from "./table.ts";
import { withPublished } from "../../db/published.ts";
import type { Database } from "../../db/schema.ts";

const document = z.object({
  matter: z.object({
    words: z.string(),
    urgency: z.enum(URGENCIES),
    threshold: z.string().optional(),
    enough: z.string().optional(),
    how: z.string().optional(),
  }),
});

export async function readEdited(db: Database): Promise<EditedRows> {
  const rows = await withPublished(db)
    .select(["contentItem.key", "document"])
    .where("contentItem.kind", "=", "sign")
    .where("contentItem.language", "=", FIRST_LANGUAGE)
    .where("document", "is not", null)
    .$narrowType<{ document: string }>()
    .orderBy("contentItem.key")
    .execute();
  return new Map(rows.map(({ key, document: json }) => [key, editedRow(JSON.parse(json))]));
}

export function editedRow(stored: unknown) {
  return document.parse(stored).matter;
}

/** Before texts are read with the table: another process may have changed it. */
export async function refreshSigns(db: Database): Promise<void> {
  setEdited(await readEdited(db));
  setEditedWords(await readEditedWords(db));
}

const ownWords = z.object({ matter: document.shape.matter.omit({ urgency: true }) });

export async function readEditedWords(db: Database): Promise<EditedTranslations> {
  const rows = await withPublished(db)
    .select(["contentItem.language", "contentItem.key", "document", "contentVersion.englishHash"])
    .where("contentItem.kind", "=", "sign")
    .where("contentItem.language", "!=", FIRST_LANGUAGE)
    .where("document", "is not", null)
    .$narrowType<{ document: string }>()
    .orderBy("contentItem.key")
    .execute();
  const languages = Map.groupBy(rows, ({ language }) => language);
  return new Map(
    [...languages].map(([language, own]) => [
      language,
      new Map(
        own.map(({ key, document: json, englishHash }) => {
          return [key, { words: ownWords.parse(JSON.parse(json)).matter, englishHash }];
        }),
      ),
    ]),
  );
}

const GROUPS: Record<Who, string> = {
  pregnant: "pregnant",
  afterBirth: "after a birth",
  afterLoss: "after a loss",
  baby: "a baby",
};

function whomOf({ who, from, to }: SignRow) {
  const unit = who === "pregnant" ? "week" : "day";
  const ages = [from > 0 ? `from ${unit} ${from}` : "", to < Number.MAX_SAFE_INTEGER ? `to ${unit} ${to}` : ""].filter(
    (part) => part !== "",
  );
  return [GROUPS[who], ...(ages.length > 0 ? [ages.join(" ")] : [])].join(", ");
}

export function rowsToEdit() {
  return shippedRows.map(({ key, sign, row }) => ({
    key,
    words: row.words ?? sign.words,
    whom: whomOf(row),
    urgency: row.urgency,
    ...(row.threshold ? { threshold: row.threshold.words } : {}),
    ...(row.threshold?.enough ? { enough: row.threshold.enough } : {}),
    ...(row.how ? { how: row.how } : {}),
    sources: row.sources.map((name) => sources[name]),
  }));
}

export function signOfRow(key: string): string | undefined {
  return shippedRows.find((row) => row.key === key)?.sign.key;
}
