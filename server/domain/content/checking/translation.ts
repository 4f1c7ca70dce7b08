import type { ContentDocument } from "../documents.ts";
import type { Words } from "../../translations/words.ts";
import { figuresIn } from "../figures.ts";
import type { Risk } from "./risks.ts";

/** A number or a reference to a sign that only one of the two texts has, each with its line. */
export function risksOfTranslation(english: ContentDocument, translation: ContentDocument, words: Words): Risk[] {
  const fields = words.fields.flatMap((field) => differing(english.matter[field], translation.matter[field]));
  const [one, other] = [linesOf(english.body), linesOf(translation.body)];
  if (!words.hasText) return fields;
  // Where lines were added or left out, nobody can say which belong together.
  if (one.length !== other.length) return [...fields, ...differing(english.body, translation.body)];
  return [...fields, ...one.flatMap((line, index) => differing(line, other[index]))];
}

function differing(before: unknown, after: unknown): Risk[] {
  if (typeof before !== "string" || typeof after !== "string") return [];
  if (figuresIn(before).join(" ") === figuresIn(after).join(" ")) return [];
  return [{ what: "dose", before, after }];
}

function linesOf(text: string) {
  return text.split("\n").filter((line) => line.trim() !== "");
}
