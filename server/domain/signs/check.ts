import { NOW, OWN_ADVICE, THRESHOLDS, TODAY } from "./patterns.ts";
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
    faults.push(...urgencyFaults(line, known, readers), ...misplaced(line, references, known, readers));
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

function urgencyFaults({ number, text }: Line, known: Sign[], readers: readonly Readers[]): SignFault[] {
  const sentences = sentencesOf(withoutReferences(text));
  return sentences.flatMap((sentence, place) => {
    const [words] = NOW.exec(sentence) ?? TODAY.exec(sentence) ?? [];
    if (words === undefined) return [];
    let named = signsIn(sentence, known);
    if (named.length === 0 && isShort(sentence)) named = signsIn(sentences[place - 1] ?? "", known);
    return named.length > 0 ? [{ line: number, words, msg: instead(words, named, readers) }] : [];
  });
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
  if (named.length === 0) return [];
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
  const words = withoutReferences(text);
  if (NOW.test(words)) return "now";
  return TODAY.test(words) ? "today" : undefined;
}

const signsIn = (sentence: string, known: Sign[]) => known.filter(({ found }) => found.test(sentence));

const SHORT = 4;
const isShort = (sentence: string) =>
  sentence.trim().split(/\s+/).length <= SHORT ||
  (/^\W*(?:go|be seen|call|have|get|tell|see|come) /i.test(sentence) &&
    !/\b(?:if|for|who|with|when)\b/i.test(sentence));

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\**\s+/);
}
