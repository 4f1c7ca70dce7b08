import { diffArrays } from "diff";
import { stringify as writeYaml } from "yaml";
import { textOf, type ContentDocument } from "./documents.ts";

export interface Difference {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Texts that have little in common take long to compare: then all of one is said to be removed. */
const TIMEOUT_MS = 500;
/** Of a long run that both have, so many characters at each end are shown. */
const AROUND = 120;

export function differencesOf(before: ContentDocument, after: ContentDocument): Difference[] {
  return shortDifferences(textOf(before), textOf(after));
}

function shortDifferences(before: string, after: string): Difference[] {
  const parts = differencesBetween(before, after);
  return parts.map((part, index) =>
    part.kind === "same"
      ? { ...part, text: cut(part.text, { isFirst: index === 0, isLast: index === parts.length - 1 }) }
      : part,
  );
}

export function differencesBetween(one: string, other: string): Difference[] {
  if (one === other) return [];
  const parts = diffArrays(wordsIn(one), wordsIn(other), { timeout: TIMEOUT_MS });
  if (!parts) {
    return [
      { kind: "removed", text: one },
      { kind: "added", text: other },
    ];
  }
  return parts.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}

/** Words of any script whole, numbers with their points, and each space and sign. */
const WORD = /[\p{L}\p{M}\p{N}_'’]+(?:[.,]\p{N}+)*|\r?\n|[^\S\n\r]+|./gsu;

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Of two sides, the words that differ; none where one of them is missing. */
export function withDifferences<Sides extends { before: string | null; after: string | null }>(
  sides: Sides,
): Sides & { differences: Difference[] } {
  const { before, after } = sides;
  return { ...sides, differences: before === null || after === null ? [] : differencesBetween(before, after) };
}

export interface FieldChange {
  /** `body` for the text. */
  field: string;
  differences: Difference[];
}

export function changesBetween(before: ContentDocument, after: ContentDocument): FieldChange[] {
  const fields = [...new Set([...Object.keys(before.matter), ...Object.keys(after.matter)])];
  const changed = fields.map((field) => ({
    field,
    differences: shortDifferences(wordsOf(before.matter[field]), wordsOf(after.matter[field])),
  }));
  const text = { field: "body", differences: shortDifferences(before.body.trim(), after.body.trim()) };
  return [...changed, text].filter(({ differences }) => differences.length > 0);
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : writeYaml(value, { lineWidth: 0 }).trim();
}

function cut(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const start = isFirst ? "" : text.slice(0, AROUND);
  const end = isLast ? "" : text.slice(-AROUND);
  return text.length <= start.length + end.length + 1 ? text : `${start} … ${end}`;
}
