import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import type { Context } from "../context.ts";
import { hashOfWords } from "../translations/words.ts";
import { differencesBetween, type FieldChange } from "./differences.ts";
import { readStored, type ContentDocument } from "./documents.ts";
import { inEnglish, type ItemName } from "./item-name.ts";
import { englishOf, itemIfThere, itemNamed, originOf, type ContentItem } from "./items.ts";
import { kindNamed } from "./kinds.ts";

type Inside = Pick<Context, "db">;

export interface EnglishBeside {
  title: string;
  document: ContentDocument;
  fields: readonly string[];
  hasText: boolean;
  isPublished: boolean;
  isBehind: boolean;
  /** What readers have in English against what the translation was made from; null where that is not known any more. */
  changes: FieldChange[] | null;
}

/** @throws {Failure} notFound, where there is no English text. */
export async function englishBeside(inside: Inside, name: ItemName): Promise<EnglishBeside> {
  const english = await itemNamed(inside, inEnglish(name));
  const document = await englishOf(inside, name);
  const kind = kindNamed(name.kind);
  const { fields, hasText } = kind.words;
  const own = await itemIfThere(inside, name);
  const hashes = [own?.englishHash ?? null, english.englishHash];
  const isBehind = !hashes.includes(null) && hashes[0] !== hashes[1];
  const before = own && isBehind ? await madeFrom(inside, own, english) : null;
  return {
    title: kind.titleOf(document, FIRST_LANGUAGE),
    document,
    fields,
    hasText,
    isPublished: english.publishedVersion !== null,
    isBehind,
    changes: isBehind ? before && changesSince(before, document, kind.words) : [],
  };
}

type Words = Pick<EnglishBeside, "fields" | "hasText">;

function changesSince(before: ContentDocument, now: ContentDocument, { fields, hasText }: Words) {
  const changed = fields.map((field) => ({
    field,
    differences: differencesBetween(inWords(before.matter[field]), inWords(now.matter[field])),
  }));
  const text = hasText ? [{ field: "body", differences: differencesBetween(before.body.trim(), now.body.trim()) }] : [];
  return [...changed, ...text].filter(({ differences }) => differences.length > 0);
}

const inWords = (value: unknown) => (typeof value === "string" ? value : "");

/** Versions from before the words were kept were made from one of the English versions, if that is still there. */
async function madeFrom(inside: Inside, own: ContentItem, english: ContentItem): Promise<ContentDocument | null> {
  const { words } = kindNamed(own.kind);
  const origin = await originOf(inside, own, own.version);
  if (origin.english !== null && origin.englishHash === own.englishHash) return readStored(origin.english);
  const versions = await inside.db
    .selectFrom("contentVersion")
    .select("document")
    .where("kind", "=", own.kind)
    .where("key", "=", own.key)
    .where("language", "=", FIRST_LANGUAGE)
    .orderBy("number", "desc")
    .execute();
  const known = [...versions.map(({ document }) => document), english.shippedDocument];
  const documents = known.flatMap((json) => (json === null ? [] : [readStored(json)]));
  return documents.find((document) => hashOfWords(document, words) === own.englishHash) ?? null;
}
