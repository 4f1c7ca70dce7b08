import { ReferenceFault, referencesIn, type Reference } from "../references.ts";
import { mostUrgent, rowsFor, type Readers, type Sign } from "../table.ts";
import type { Line, SignFault } from "./fault.ts";
import { sentencesOf, signsIn, urgencyIn, withoutReferences, type WrittenUrgency } from "./sentences.ts";

/** A paragraph or point is read whole: an urgency may stand sentences away from its sign. */
export function urgencyFaults(line: Line, known: Sign[], readers: readonly Readers[]): SignFault[] {
  const sentences = sentencesOf(line.text).map((written): Sentence => {
    const words = withoutReferences(written);
    return { words, urgency: urgencyIn(words), isFromTable: FROM_TABLE.test(written), signs: namedIn(written) };
  });
  function namedIn(written: string) {
    const bySign = referencesOrNone(written, readers).filter(({ variant }) => isNumber(variant));
    return [...new Set([...signsIn(withoutReferences(written), known), ...bySign.flatMap((each) => each.signs)])];
  }
  return sentences.flatMap((sentence, place) => {
    const { urgency } = sentence;
    if (!urgency) return [];
    const named = signsSpokenOf(sentences, place).filter((sign) =>
      urgency.is === "next visit" ? rowsFor(sign, readers).every((row) => row.urgency !== "next visit") : true,
    );
    return named.length > 0
      ? [{ line: line.number, words: urgency.words, msg: instead(urgency.words, named, readers) }]
      : [];
  });
}

interface Sentence {
  words: string;
  urgency: WrittenUrgency | undefined;
  isFromTable: boolean;
  signs: Sign[];
}

const FROM_TABLE = /\{\{\s*(?:urgency|sign)\b/;
const isNumber = (variant: Reference["variant"]) => variant === "threshold" || variant === "enough";

/** Of the sentence itself, or else of the nearest before or after it that has no urgency of its own. */
function signsSpokenOf(sentences: Sentence[], place: number): Sign[] {
  const own = sentences[place]?.signs ?? [];
  if (own.length > 0) return own;
  const after = isAlone(sentences[place]?.words ?? "") ? sentences.slice(place + 1) : [];
  for (const around of [sentences.slice(0, place).toReversed(), after]) {
    const end = around.findIndex(({ urgency, isFromTable }) => urgency !== undefined || isFromTable);
    const near = around.slice(0, end < 0 ? undefined : end).find(({ signs }) => signs.length > 0);
    if (near) return near.signs;
  }
  return [];
}

function referencesOrNone(text: string, readers: readonly Readers[]): Reference[] {
  try {
    return referencesIn(text, readers);
  } catch (error) {
    if (error instanceof ReferenceFault) return [];
    throw error;
  }
}

const SHORT = 4;
const isAlone = (sentence: string) => sentence.trim().split(/\s+/).length <= SHORT;

function instead(words: string, named: Sign[], readers: readonly Readers[]): string {
  const keys = named.map((sign) => `${sign.key} (${mostUrgent(rowsFor(sign, readers).map(({ urgency }) => urgency))})`);
  return `“${words}” says how urgent a sign is, which the table of signs alone states. Signs named here: ${keys.join(", ")}. Write {{urgency:${named[0]?.key}}} for the word alone, or {{sign:${named[0]?.key}}} for the sentence.`;
}
