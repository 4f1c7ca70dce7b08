import type { ContentDocument } from "../documents.ts";
import type { Words } from "../../translations/words.ts";
import { figuresIn } from "../figures.ts";
import type { Risk } from "./risks.ts";

interface Texts {
  english: ContentDocument;
  translation: ContentDocument;
  /** The translation that readers have; null where they have the English. */
  readers: ContentDocument | null;
}

/** A number or a reference to a sign that only one of the two texts has, each with its line and that of readers. */
export function risksOfTranslation({ english, translation, readers }: Texts, words: Words): Risk[] {
  const fields = words.fields.flatMap((field) =>
    differing(english.matter[field], translation.matter[field], readers?.matter[field]),
  );
  if (!words.hasText) return fields;
  const [one, other, known] = [linesOf(english.body), linesOf(translation.body), linesOf(readers?.body ?? "")];
  // Where lines were added or left out, nobody can say which belong together.
  if (one.length !== other.length) return [...fields, ...differing(english.body, translation.body, readers?.body)];
  const ofReaders = (index: number) => (known.length === one.length ? known[index] : readers?.body);
  return [...fields, ...one.flatMap((line, index) => differing(line, other[index], ofReaders(index)))];
}

function differing(english: unknown, after: unknown, readers: unknown): Risk[] {
  if (typeof english !== "string" || typeof after !== "string") return [];
  if (figuresIn(english).join(" ") === figuresIn(after).join(" ")) return [];
  return [{ what: "dose", before: typeof readers === "string" && readers !== "" ? readers : null, after, english }];
}

function linesOf(text: string) {
  return text.split("\n").filter((line) => line.trim() !== "");
}
