import { plainText } from "../../../html/clean.ts";
import { htmlOf, type ContentDocument } from "../documents.ts";
import { urgencyIn, type Urgency } from "./urgency.ts";

export interface Statement {
  text: string;
  /** The nearest heading that says how soon; empty without one. */
  under: string;
  /** Its own, or that of the headings above it where theirs is higher. */
  urgency: Urgency;
}

const WORDLESS_FIELDS = new Set([
  "label",
  "words",
  "whom",
  "urgency",
  "threshold",
  "enough",
  "picture",
  "cover",
  "category",
  "author",
  "published",
  "helpline",
  "stage",
  "level",
  "who",
  "area",
  "unit",
]);

const BLOCK =
  /<(h[1-6]|p|li|td|th|dt|dd|blockquote)\b[^>]*>([\s\S]*?)(?=<\/?(?:h[1-6]|p|ul|ol|li|table|tr|td|th|dl|dt|dd|blockquote)\b)/g;
const SENTENCE_END = /(?<=[.!?]["')]*)\s+(?=["'({]*[\p{Lu}\p{Lo}\d{])/u;

export function statementsOf({ matter, body }: ContentDocument): Statement[] {
  const fields = Object.entries(matter).flatMap(([name, value]) =>
    typeof value === "string" && !WORDLESS_FIELDS.has(name)
      ? sentencesOf(value).map((text) => ({ text, under: "", urgency: urgencyIn(text) }))
      : [],
  );
  return [...fields, ...askedIn(matter), ...statementsIn(htmlOf(body))];
}

const LEVELS: Record<string, Urgency> = { now: 3, today: 2 };

/** A question of the danger check names a sign that is as urgent as its level; a row of the table says it itself. */
function askedIn(matter: Record<string, unknown>): Statement[] {
  const label = matter["label"] ?? matter["words"];
  const level = matter["level"] ?? matter["urgency"];
  if (typeof label !== "string") return [];
  const urgency = typeof level === "string" ? LEVELS[level] : undefined;
  return sentencesOf(label).map((text) =>
    urgency === undefined
      ? { text, under: "", urgency: urgencyIn(text) }
      : { text, under: `How soon: ${String(level)}`, urgency },
  );
}

function statementsIn(html: string): Statement[] {
  const headings: { rank: number; text: string; urgency: Urgency }[] = [];
  return [...html.replaceAll("<br />", "</p><p>").matchAll(BLOCK)].flatMap(([, tag = "", inner = ""]) => {
    const rank = /^h\d$/.test(tag) ? Number(tag.slice(1)) : null;
    if (rank !== null) while ((headings.at(-1)?.rank ?? 0) >= rank) headings.pop();
    const above = headings.toSorted((a, b) => b.urgency - a.urgency)[0];
    const statements = sentencesOf(plainText(inner)).map((text): Statement => {
      const own = urgencyIn(text);
      const isByHeading = above !== undefined && above.urgency > own;
      return { text, under: isByHeading ? above.text : "", urgency: isByHeading ? above.urgency : own };
    });
    const [heading] = statements;
    if (rank !== null && heading) headings.push({ rank, text: heading.text, urgency: headingUrgency(heading) });
    return statements;
  });
}

/** A list of when to get help says how soon, also where its heading names no time. */
function headingUrgency({ text, urgency }: Statement): Urgency {
  const isOfHelp = /\b(when|where) to (call|go|ask|see)|\bget help\b|\bask for help\b|\bask at\b/i.test(text);
  return urgency === 0 && isOfHelp ? 1 : urgency;
}

function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\s+/g, " ")
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
