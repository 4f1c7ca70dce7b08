import type { ContentDocument } from "../documents.ts";
import type { Words } from "../../translations/words.ts";
import { countsIn, figuresIn } from "../figures.ts";
import type { Risk } from "./risks.ts";

interface Texts {
  english: ContentDocument;
  translation: ContentDocument;
  /** The translation that readers have; null where they have the English. */
  readers: ContentDocument | null;
}

/** A number or a reference to a sign that only one of the two texts has, or a number in words that changed, each with its line and that of readers. */
export function risksOfTranslation({ english, translation, readers }: Texts, words: Words): Risk[] {
  const fields = words.fields.flatMap((field) =>
    differing(english.matter[field], translation.matter[field], readers?.matter[field]),
  );
  if (!words.hasText) return fields;
  const [one, other, known] = [linesOf(english.body), linesOf(translation.body), linesOf(readers?.body ?? "")];
  // Where lines were added or left out, nobody can say which belong together.
  if (one.length !== other.length) return [...fields, ...differing(english.body, translation.body, readers?.body)];
  if (known.length === one.length) {
    return [...fields, ...one.flatMap((line, index) => differing(line, other[index], known[index]))];
  }
  const beside = readers?.body;
  return [...fields, ...one.flatMap((line, index) => differing(line, other[index], beside, { isWhole: true }))];
}

/** @param isWhole readers' text is the whole one, not what stands in this place */
function differing(english: unknown, after: unknown, readers: unknown, { isWhole = false } = {}): Risk[] {
  if (typeof english !== "string" || typeof after !== "string") return [];
  const isOther = figuresIn(english).join(" ") !== figuresIn(after).join(" ");
  if (!isOther && (isWhole || !isOtherInWords(english, after, readers))) return [];
  return [{ what: "dose", before: typeof readers === "string" && readers !== "" ? readers : null, after, english }];
}

/** Languages put numbers in words in other places, so only one that changed, and not to what the English says, counts. */
function isOtherInWords(english: string, after: string, readers: unknown) {
  if (typeof readers !== "string" || readers === "") return false;
  const now = countsIn(after).join(" ");
  return now !== countsIn(readers).join(" ") && now !== countsIn(english).join(" ");
}

function linesOf(text: string) {
  return text.split("\n").filter((line) => line.trim() !== "");
}
