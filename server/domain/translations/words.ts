import { fingerprint } from "../identity.ts";

interface Document {
  matter: Record<string, unknown>;
  body: string;
}

/** What of a document a translator writes: some of its fields, and its text where it has one. */
export interface Words {
  fields: readonly string[];
  hasText: boolean;
}

/** The English document in other words. What a translation lacks stays in English. */
export function withWords(english: Document, own: Document, { fields, hasText }: Words): Document {
  const words = fields.flatMap((field) => (own.matter[field] === undefined ? [] : [[field, own.matter[field]]]));
  return {
    matter: { ...english.matter, ...Object.fromEntries(words) },
    body: hasText && own.body !== "" ? own.body : english.body,
  };
}

/** The words of a translation alone: all else is taken from the English text. */
export function wordsOf(english: Document, whole: Document, { fields, hasText }: Words): Document {
  const own = fields.filter(
    (field) => whole.matter[field] !== undefined && whole.matter[field] !== english.matter[field],
  );
  return {
    matter: Object.fromEntries(own.map((field) => [field, whole.matter[field]])),
    body: hasText && whole.body !== english.body ? whole.body : "",
  };
}

export function englishWords({ matter, body }: Document, { fields, hasText }: Words): Document {
  const known = fields.filter((field) => matter[field] !== undefined);
  return { matter: Object.fromEntries(known.map((field) => [field, matter[field]])), body: hasText ? body : "" };
}

export function hashOfWords({ matter, body }: Document, { fields, hasText }: Words): string {
  return fingerprint(JSON.stringify([fields.map((field) => matter[field] || null), hasText ? body.trim() : null]));
}
