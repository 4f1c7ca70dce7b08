import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";

export type EditorFields = Record<string, unknown>;

/** Further sources of a document stay as they are. */
export const SOURCES_MAX = 12;
const BLANK = 2;

/** The box in a row that takes the place of its date. */
export const CHECKED_TODAY = "today";

export const sourceNames = Array.from({ length: SOURCES_MAX }, (_, index) => `source${index + 1}`);

export function sourceRows(kind: ContentKind, fields: EditorFields): string[] {
  const { sources } = kindsOfContent[kind];
  if (sources === "none") return [];
  if (sources !== "many") return sourceNames.slice(0, 1);
  const last = sourceNames.findLastIndex((name) => isFilled(fields[name]));
  return sourceNames.slice(0, last + 1 + BLANK);
}

export function isFilled(value: unknown): boolean {
  return value instanceof Object && Object.values(value).some((part) => typeof part === "string" && part.trim() !== "");
}
