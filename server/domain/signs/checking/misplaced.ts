import { ReferenceFault, urgencyOf, type Reference } from "../references.ts";
import { isMoreUrgent, mostUrgent, rowsFor, type Readers, type Sign, type Urgency } from "../table.ts";
import type { Line, SignFault } from "./fault.ts";
import { sentencesOf, signsIn, withoutReferences } from "./sentences.ts";

/** A sentence that names a sign and takes its urgency from the table by the key of another. */
export function misplaced(
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
