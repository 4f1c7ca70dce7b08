import { z } from "@hono/zod-openapi";
import type { ContentItemJson, DifferenceJson } from "../../contract/content/answers.ts";
import type { Difference, FieldChange } from "../../domain/content/differences.ts";
import type { ContentItem, VersionOfItem } from "../../domain/content/items.ts";
import { FIRST_LANGUAGE, LANGUAGE_CODES } from "../../contract/languages.ts";
import { CONTENT_KINDS } from "../../contract/content/kinds.ts";
import { recordId } from "../fields.ts";

export const kind = z.enum(CONTENT_KINDS, "There is no such kind of content.");

export const one = z.object({ kind, key: recordId });

export const itsLanguage = {
  language: z
    .enum(LANGUAGE_CODES, "There is no such language.")
    .optional()
    .default(FIRST_LANGUAGE)
    .openapi({ description: "Of the text: English, or a translation of it" }),
};
export const languageQuery = z.object(itsLanguage);

/** Bytes of JSON: too much text is refused by its field, with how much is too much. */
export const WHOLE_TEXT_MAX = 1024 * 1024;

const wrongVersion = "Say which version you changed.";
export const version = z
  .number(wrongVersion)
  .int(wrongVersion)
  .min(0, wrongVersion)
  .openapi({ description: "The newest version that the editor had seen" });

export function itemJson(item: ContentItem): ContentItemJson {
  const { kind, key, language, recordId, title, version, publishedVersion, scheduledVersion, checkedOn } = item;
  return {
    kind,
    key,
    language,
    recordId,
    title,
    version,
    publishedVersion,
    scheduledVersion,
    publishTime: item.publishAt,
    isOurs: item.isOurs === 1,
    isShipped: item.shippedDocument !== null,
    isShippedNewer: item.isShippedNewer === 1,
    isToCheck: item.checkId !== null,
    isDiscarded: item.isDiscarded === 1,
    checkedOn,
    updatedTime: item.updatedAt,
  };
}

export function versionJson({ number, author, createdAt, changed }: VersionOfItem) {
  return { number, author, createdTime: createdAt, changed };
}

export const changesJson = (changes: FieldChange[]) =>
  changes.map(({ field, differences }) => ({ field, differences: differencesJson(differences) }));

export const differencesJson = (differences: Difference[]): DifferenceJson[] =>
  differences.map(({ kind, text }) => ({ kind, text }));
