import { kindsOfContent, type Kind } from "./kinds.ts";

/** What stands in the fields of the form, by their names. */
export type EditorFields = Record<string, unknown>;

/** So many sources a form has at most; further ones of a document stay as they are. */
export const SOURCES_MAX = 12;
/** Rows for new ones, beside those that are there. */
const BLANK = 2;

export const sourceNames = Array.from({ length: SOURCES_MAX }, (_, index) => `source${index + 1}`);

/** How many rows for sources a form has: all that are filled, and some more. */
export function sourceRows(kind: Kind, fields: EditorFields): string[] {
  const { sources } = kindsOfContent[kind];
  if (sources === "none") return [];
  if (sources !== "many") return sourceNames.slice(0, 1);
  const last = sourceNames.findLastIndex((name) => isFilled(fields[name]));
  return sourceNames.slice(0, last + 1 + BLANK);
}

/** Whether anything stands in one of the parts of a field. */
export function isFilled(value: unknown): boolean {
  return value instanceof Object && Object.values(value).some((part) => typeof part === "string" && part.trim() !== "");
}
