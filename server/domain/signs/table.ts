import { readFileSync } from "node:fs";
import { z } from "zod";
import type { LanguageCode } from "../../contract/languages.ts";

export const WHO = ["pregnant", "afterBirth", "afterLoss", "baby"] as const;
export type Who = (typeof WHO)[number];

export const URGENCIES = ["next visit", "today", "now"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Weeks of a pregnancy; days since birth or loss for the other groups. Both ends count. */
export interface Readers {
  who: Who;
  from: number;
  to: number;
}

const threshold = z.strictObject({
  words: z.string().min(1),
  limits: z
    .array(
      z.strictObject({
        is: z.enum(["at least", "more than", "at most", "below"]),
        value: z.number(),
        unit: z.string().min(1),
      }),
    )
    .min(1),
  measured: z.string().optional(),
  /** The other side of it: what is as it should be. */
  enough: z.string().optional(),
});

const row = z.strictObject({
  who: z.enum(WHO),
  from: z.int().min(0).default(0),
  to: z.int().default(Number.MAX_SAFE_INTEGER),
  urgency: z.enum(URGENCIES),
  /** In place of the sign's own, in the middle of a sentence. */
  words: z.string().optional(),
  threshold: threshold.optional(),
  how: z.string().optional(),
  sources: z.array(z.string()).min(1),
});
export interface SignRow extends z.infer<typeof row> {
  shippedUrgency?: Urgency;
}

const tableOfFile = z.strictObject({
  sources: z.record(
    z.string(),
    z.strictObject({ name: z.string().min(1), url: z.url(), checked: z.iso.date("Say on which day it was read.") }),
  ),
  signs: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z][a-z-]*$/),
      words: z.string().min(1),
      found: z.array(z.string()).min(1),
      rows: z.array(row).min(1),
    }),
  ),
});
export type SignTable = z.infer<typeof tableOfFile>;

export interface Sign extends Omit<SignTable["signs"][number], "found" | "rows"> {
  found: RegExp;
  rows: SignRow[];
}

const shipped = tableOfFile.parse(
  JSON.parse(readFileSync(new URL("../../content/signs.json", import.meta.url), "utf8")),
);

export const sources: SignTable["sources"] = shipped.sources;

const shippedSigns: Sign[] = shipped.signs.map((sign) => ({ ...sign, found: new RegExp(sign.found.join("|"), "i") }));
const table = new Map(shippedSigns.map((sign) => [sign.key, sign]));

/** As editors have it: its content changes when the rows that they edited are read again. */
export const signs: ReadonlyMap<string, Sign> = table;

/** What an editor may change of a row; for whom and at which ages it is, stays. */
export interface EditedRow {
  words: string;
  urgency: Urgency;
  threshold?: string | undefined;
  enough?: string | undefined;
  how?: string | undefined;
}
export type EditedRows = ReadonlyMap<string, EditedRow>;

/** What editors wrote for a row in another language, and from which English words. */
export interface EditedWords {
  words: Omit<EditedRow, "urgency">;
  englishHash: string | null;
}

export type EditedTranslations = ReadonlyMap<LanguageCode, ReadonlyMap<string, EditedWords>>;

let edited: EditedRows = new Map();
let translations: EditedTranslations = new Map();
let edition = 0;

const noWords: ReadonlyMap<string, EditedWords> = new Map();
export const editedWords = (language: LanguageCode): ReadonlyMap<string, EditedWords> =>
  translations.get(language) ?? noWords;

export function setEditedWords(words: EditedTranslations): void {
  const plain = (all: EditedTranslations) => JSON.stringify([...all].map(([language, rows]) => [language, [...rows]]));
  if (plain(words) === plain(translations)) return;
  translations = words;
  edition += 1;
}

export const tableEdition = () => edition;

export function setEdited(rows: EditedRows): void {
  if (JSON.stringify([...rows]) === JSON.stringify([...edited])) return;
  edited = rows;
  edition += 1;
  fill(rows);
}

/** Reads texts with another table. Not for what waits: other requests would meanwhile read with it, too. */
export function withEdited<T>(rows: EditedRows, read: () => T, words: EditedTranslations = translations): T {
  const before = translations;
  fill(rows);
  translations = words;
  try {
    return read();
  } finally {
    fill(edited);
    translations = before;
  }
}

function fill(rows: EditedRows) {
  for (const sign of shippedSigns) {
    table.set(sign.key, { ...sign, rows: sign.rows.map((each) => withEdit(each, rows.get(rowKey(sign, each)))) });
  }
}

function withEdit(before: SignRow, edit: EditedRow | undefined): SignRow {
  if (!edit) return before;
  const { words, urgency, how, threshold, enough } = edit;
  const { threshold: known, how: _how, ...rest } = before;
  return {
    ...rest,
    words,
    urgency,
    shippedUrgency: before.urgency,
    ...(how ? { how } : {}),
    ...(threshold
      ? {
          threshold: {
            ...(known?.measured ? { measured: known.measured } : {}),
            limits: known?.limits ?? [],
            words: threshold,
            ...(enough ? { enough } : {}),
          },
        }
      : {}),
  };
}

const KEBAB: Record<Who, string> = {
  pregnant: "pregnant",
  afterBirth: "after-birth",
  afterLoss: "after-loss",
  baby: "baby",
};

/** Of a row among those of all signs, such as `fever-pregnant`, or `moving-less-pregnant-28` where ages differ. */
export function rowKey(sign: Pick<Sign, "key" | "rows">, { who, from }: Readers): string {
  const isOneOfMany = sign.rows.filter((each) => each.who === who).length > 1;
  return `${sign.key}-${KEBAB[who]}${isOneOfMany ? `-${from}` : ""}`;
}

export const shippedRows = shippedSigns.flatMap((sign) =>
  sign.rows.map((each) => ({ key: rowKey(sign, each), sign, row: each })),
);

export const isMoreUrgent = (one: Urgency, other: Urgency) => URGENCIES.indexOf(one) > URGENCIES.indexOf(other);

export function mostUrgent(urgencies: Urgency[]): Urgency | undefined {
  return urgencies.toSorted((one, other) => URGENCIES.indexOf(other) - URGENCIES.indexOf(one))[0];
}

export function rowsFor(sign: Pick<Sign, "rows">, readers: readonly Readers[]): SignRow[] {
  return sign.rows.filter((each) =>
    readers.some(({ who, from, to }) => each.who === who && each.from <= to && each.to >= from),
  );
}
