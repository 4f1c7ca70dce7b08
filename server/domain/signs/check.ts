import { LATER, NO_WAITING, NOW, OWN_ADVICE, THRESHOLDS, TODAY } from "./patterns.ts";
import { expandSigns, ReferenceFault, referencesIn, urgencyOf, type Reference } from "./references.ts";
import { isMoreUrgent, mostUrgent, rowsFor, signs, type Readers, type Sign, type Urgency } from "./table.ts";

export interface SignFault {
  /** From 1. */
  line: number;
  words: string;
  msg: string;
}

interface Line {
  number: number;
  text: string;
}

export function signFaultsIn(text: string, readers: readonly Readers[]): SignFault[] {
  const known = [...signs.values()].filter((sign) => rowsFor(sign, readers).length > 0);
  const faults: SignFault[] = [];
  let lead: { line: Line; urgency: Urgency; isHeading: boolean } | undefined;
  for (const line of text.split("\n").map((words, index): Line => ({ number: index + 1, text: words }))) {
    const references = readReferences(line, readers, faults);
    const heading = /^#+ /.test(line.text);
    const isItem = /^\s*(?:[-*]|\d+\.) /.test(line.text);
    if (line.text.trim() === "") continue;
    if (!isItem) lead = undefined;
    if (heading) {
      const urgency = literalIn(line.text);
      if (urgency) lead = { line, urgency, isHeading: true };
      continue;
    }
    faults.push(...thresholdFaults(line));
    faults.push(...urgencyFaults(line, isItem, known, readers), ...misplaced(line, references, known, readers));
    if (isItem && lead) faults.push(...underLead(line, lead, references, known, readers));
    if (!isItem && /:\**\s*$/.test(line.text)) {
      const urgency = literalIn(line.text);
      if (urgency) lead = { line, urgency, isHeading: false };
    }
  }
  return faults;
}

function readReferences({ number, text }: Line, readers: readonly Readers[], faults: SignFault[]): Reference[] {
  try {
    expandSigns(text, readers);
    return referencesIn(text, readers);
  } catch (error) {
    if (!(error instanceof ReferenceFault)) throw error;
    faults.push({ line: number, words: text.trim().slice(0, 80), msg: error.message });
    return [];
  }
}

const withoutReferences = (text: string) => text.replaceAll(/\{\{[^{}]*\}\}/g, "§");

function thresholdFaults({ number, text }: Line): SignFault[] {
  return sentencesOf(withoutReferences(text)).flatMap((sentence) =>
    THRESHOLDS.flatMap(([pattern, instead]) => {
      const [words] = pattern.exec(sentence) ?? [];
      if (words === undefined) return [];
      return [
        {
          line: number,
          words,
          msg: `“${words}” is a threshold, which the table of signs alone states. Write ${instead}.`,
        },
      ];
    }),
  );
}

/** A point of a list is read whole: its urgency may stand sentences away from the sign. */
function urgencyFaults(line: Line, isItem: boolean, known: Sign[], readers: readonly Readers[]): SignFault[] {
  const sentences = sentencesOf(line.text).map((written): Sentence => {
    const words = withoutReferences(written);
    return { words, urgency: urgencyIn(words), isFromTable: FROM_TABLE.test(written), signs: namedIn(written) };
  });
  function namedIn(written: string) {
    const bySign = referencesOrNone(written, readers).filter(({ variant }) => isNumber(variant));
    return [...new Set([...signsIn(withoutReferences(written), known), ...bySign.flatMap((each) => each.signs)])];
  }
  return sentences.flatMap((sentence, place) => {
    const { urgency, words } = sentence;
    if (!urgency) return [];
    const named = signsSpokenOf(sentences, place, isItem || isShort(words)).filter((sign) =>
      urgency.is === "next visit" ? rowsFor(sign, readers).every((row) => row.urgency !== "next visit") : true,
    );
    return named.length > 0
      ? [{ line: line.number, words: urgency.words, msg: instead(urgency.words, named, readers) }]
      : [];
  });
}

interface Sentence {
  words: string;
  urgency: { is: Urgency; words: string } | undefined;
  isFromTable: boolean;
  signs: Sign[];
}

const FROM_TABLE = /\{\{\s*(?:urgency|sign)\b/;
const isNumber = (variant: Reference["variant"]) => variant === "threshold" || variant === "enough";

/** Of the sentence itself, or else of the nearest before or after it that has no urgency of its own. */
function signsSpokenOf(sentences: Sentence[], place: number, looksAround: boolean): Sign[] {
  const own = sentences[place]?.signs ?? [];
  if (own.length > 0 || !looksAround) return own;
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

function urgencyIn(words: string): Sentence["urgency"] {
  const said = words.replaceAll(NO_WAITING, "");
  const found: [Urgency, RegExp][] = [
    ["now", NOW],
    ["today", TODAY],
    ["next visit", LATER],
  ];
  for (const [is, pattern] of found) {
    const [match] = pattern.exec(said) ?? [];
    if (match !== undefined) return { is, words: match };
  }
  return undefined;
}

function instead(words: string, named: Sign[], readers: readonly Readers[]): string {
  const keys = named.map((sign) => `${sign.key} (${mostUrgent(rowsFor(sign, readers).map(({ urgency }) => urgency))})`);
  return `“${words}” says how urgent a sign is, which the table of signs alone states. Signs named here: ${keys.join(", ")}. Write {{urgency:${named[0]?.key}}} for the word alone, or {{sign:${named[0]?.key}}} for the sentence.`;
}

/** A sentence that names a sign and takes its urgency from the table by the key of another. */
function misplaced(
  { number, text }: Line,
  references: Reference[],
  known: Sign[],
  readers: readonly Readers[],
): SignFault[] {
  const queue = references.filter(({ variant }) => variant === "urgency");
  return sentencesOf(text).flatMap((sentence) => {
    const own = queue.splice(0, [...sentence.matchAll(/\{\{\s*urgency/g)].length);
    const given = mostUrgent(own.map(urgencyOrNone).filter((urgency) => urgency !== undefined));
    if (!given) return [];
    const groups = new Set(own.flatMap(({ rows }) => rows.map(({ who }) => who)));
    const said = withoutReferences(sentence).replaceAll(/\bwithout (?:a )?\w+/g, "");
    const named = signsIn(said, known).map((sign) => {
      const rows = rowsFor(sign, readers).filter(({ who }) => groups.has(who));
      return { sign, urgencies: rows.map(({ urgency }) => urgency) };
    });
    const fault = (msg: string) => ({ line: number, words: sentence.trim().slice(0, 80), msg });
    const higher = named.filter(
      ({ urgencies }) => urgencies.length > 0 && urgencies.every((urgency) => isMoreUrgent(urgency, given)),
    );
    if (higher.length > 0) {
      return higher.map(({ sign: { key } }) =>
        fault(
          `This sentence says “${given}”, and names ${key}, which is more urgent. Write {{urgency:${key}}}, or write the two apart.`,
        ),
      );
    }
    const equal = named.filter(({ urgencies }) => mostUrgent(urgencies) === given).map(({ sign }) => sign);
    const isOwn = own.some((reference) => reference.signs.some((sign) => equal.includes(sign)));
    const [first] = equal;
    if (!first || isOwn) return [];
    return [
      fault(
        `This sentence names ${equal.map(({ key }) => key).join(", ")}, and takes its urgency from another sign. Write {{urgency:${first.key}}}.`,
      ),
    ];
  });
}

function urgencyOrNone(reference: Reference): Urgency | undefined {
  try {
    return urgencyOf(reference);
  } catch (error) {
    if (error instanceof ReferenceFault) return undefined;
    throw error;
  }
}

function underLead(
  line: Line,
  lead: { line: Line; urgency: Urgency; isHeading: boolean },
  references: Reference[],
  known: Sign[],
  readers: readonly Readers[],
): SignFault[] {
  const named = signsIn(withoutReferences(line.text), known);
  if (named.length === 0 || isQuestion(line.text)) return [];
  if (!lead.isHeading) {
    return [
      {
        line: lead.line.number,
        words: lead.line.text.trim().slice(0, 80),
        msg: `This line says how urgent the signs below it are (${named.map(({ key }) => key).join(", ")}). Let the table say it: {{urgency:${named[0]?.key}}}.`,
      },
    ];
  }
  const says = references.filter(({ variant }) => variant === "urgency" || variant === "sign");
  if (says.length > 0 || literalIn(line.text) || OWN_ADVICE.test(line.text)) return [];
  const isLower = named.every((sign) =>
    rowsFor(sign, readers).every(({ urgency }) => isMoreUrgent(lead.urgency, urgency)),
  );
  const isHigher = named.some((sign) =>
    rowsFor(sign, readers).every(({ urgency }) => isMoreUrgent(urgency, lead.urgency)),
  );
  if (!isLower && !isHigher) return [];
  return [
    {
      line: line.number,
      words: line.text.trim().slice(0, 80),
      msg: `The heading says “${lead.urgency}”, the table another urgency for ${named.map(({ key }) => key).join(", ")}. Write {{urgency:${named[0]?.key}}} here.`,
    },
  ];
}

function literalIn(text: string): Urgency | undefined {
  return urgencyIn(withoutReferences(text))?.is;
}

/** What a mother may ask at her visit. */
const isQuestion = (text: string) => /\?\W*$/.test(text);

const signsIn = (sentence: string, known: Sign[]) => known.filter(({ found }) => found.test(sentence));

const SHORT = 4;
const isAlone = (sentence: string) => sentence.trim().split(/\s+/).length <= SHORT;
const isShort = (sentence: string) =>
  isAlone(sentence) ||
  (/^\W*(?:go|be seen|call|have|get|tell|see|come) /i.test(sentence) &&
    !/\b(?:if|for|who|with|when)\b/i.test(sentence));

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\**\s+/);
}
