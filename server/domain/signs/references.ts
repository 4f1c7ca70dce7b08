import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import { mostUrgent, rowsFor, signs, WHO, type Readers, type Sign, type SignRow, type Urgency } from "./table.ts";
import { capitalised } from "../capitalised.ts";
import { phrases, type Phrases } from "./phrases.ts";
import { saidIn } from "./row-words.ts";

/** `{{sign:key}}`, `{{urgency:key,key}}`, `{{threshold:key@pregnant}}`, `{{enough:key@baby:20}}`. */
const REFERENCE = /\{\{([^{}]*)\}\}/g;
const INSIDE = /^\s*(sign|urgency|threshold|enough)\s*:\s*([a-z, -]+?)\s*(?:@(\w+)(?::(\d+))?)?\s*$/;

const READABLE = "Write it as {{sign:fever}}, {{urgency:fever}}, {{threshold:fever}} or {{urgency:fever@pregnant}}.";

export class ReferenceFault extends Error {}

export interface Reference {
  written: string;
  variant: "sign" | "urgency" | "threshold" | "enough";
  signs: Sign[];
  rows: SignRow[];
}

/** @throws {ReferenceFault} with what to write instead. */
export function referencesIn(text: string, readers: readonly Readers[]): Reference[] {
  return [...text.matchAll(REFERENCE)].map(([written, inside = ""]) => read(written, inside, readers));
}

/** @throws {ReferenceFault} with what to write instead. */
export function expandSigns(text: string, readers: readonly Readers[], language = FIRST_LANGUAGE): string {
  if (!text.includes("{{")) return text;
  const expanded = text.replaceAll(REFERENCE, (written: string, inside: string) => {
    const reference = read(written, inside, readers);
    return wordsOf(reference, readers, language);
  });
  const [rest] = /\{\{.{0,30}/.exec(expanded) ?? [];
  if (rest) throw new ReferenceFault(`“${rest}” is no whole reference to a sign. ${READABLE}`);
  return expanded;
}

function read(written: string, inside: string, readers: readonly Readers[]): Reference {
  const [, variant, list = "", who, at] = INSIDE.exec(inside) ?? [];
  if (!isVariant(variant)) throw new ReferenceFault(`“${written}” is no reference to a sign. ${READABLE}`);
  const named = list.split(",").map((key) => signNamed(key.trim(), written));
  const asked = who === undefined ? readers : readersNamed(who, at, written);
  const rows = named.flatMap((sign) => {
    const own = rowsFor(sign, asked);
    if (own.length === 0) {
      throw new ReferenceFault(
        `“${written}”: the sign ${sign.key} is not for those who read this. Use another sign, or name for whom it is, as in {{sign:${sign.key}@${sign.rows[0]?.who}}}.`,
      );
    }
    return own;
  });
  return { written, variant, signs: named, rows };
}

function isVariant(word: string | undefined): word is Reference["variant"] {
  return word === "sign" || word === "urgency" || word === "threshold" || word === "enough";
}

function signNamed(key: string, written: string): Sign {
  const sign = signs.get(key);
  if (sign) return sign;
  throw new ReferenceFault(`“${written}”: there is no sign “${key}”. The signs are: ${[...signs.keys()].join(", ")}.`);
}

function readersNamed(named: string, at: string | undefined, written: string): Readers[] {
  const who = WHO.find((each) => each === named);
  if (!who) throw new ReferenceFault(`“${written}”: “${named}” is no group. The groups are ${WHO.join(", ")}.`);
  const number = at === undefined ? undefined : Number(at);
  return [{ who, from: number ?? 0, to: number ?? Number.MAX_SAFE_INTEGER }];
}

function wordsOf(reference: Reference, readers: readonly Readers[], language: LanguageCode): string {
  if (reference.variant === "sign") return sentencesOf(reference, readers, language);
  if (reference.variant === "urgency") return phrases[language].when[urgencyOf(reference)];
  const { variant, written } = reference;
  const one = variant === "threshold" ? "threshold" : "enough";
  // Rows that say the same in English say the same, though a translator may have said it in two ways.
  const found = rowsOf(reference).map(({ sign, row }) => ({
    english: saidIn(FIRST_LANGUAGE, sign, row)[one],
    words: saidIn(language, sign, row)[one],
  }));
  const words = new Map(found.flatMap(({ english, words: said }) => (said === undefined ? [] : [[english, said]])));
  const [only] = words.values();
  if (words.size > 1) throw new ReferenceFault(`“${written}” has several thresholds. ${whichOf(reference)}`);
  if (only === undefined)
    throw new ReferenceFault(`“${written}”: this sign has no such threshold. Use {{sign:…}} or {{urgency:…}}.`);
  return only;
}

/** @throws {ReferenceFault} where its signs or the groups that read it differ; of several ages the most urgent counts. */
export function urgencyOf(reference: Reference): Urgency {
  const groups = Map.groupBy(rowsOf(reference), ({ sign, row }) => `${sign.key} ${row.who}`);
  const each = (of: (row: SignRow) => Urgency) =>
    new Set([...groups.values()].map((rows) => mostUrgent(rows.map(({ row }) => of(row)))));
  const urgencies = each((row) => row.urgency);
  // An editor's change of the table may have made them differ: the most urgent one counts.
  const isAsShipped = each((row) => row.shippedUrgency ?? row.urgency).size === 1;
  const only = mostUrgent([...urgencies].flatMap((urgency) => urgency ?? []));
  if ((urgencies.size > 1 && !isAsShipped) || only === undefined) {
    throw new ReferenceFault(
      `“${reference.written}” has several urgencies: ${[...groups].map(([group, rows]) => `${group} ${mostUrgent(rows.map(({ row }) => row.urgency))}`).join(", ")}. ${whichOf(reference)}`,
    );
  }
  return only;
}

function whichOf({ variant, signs: named, rows }: Reference): string {
  return `Name one sign, and for whom it is, as in {{${variant}:${named[0]?.key}@${rows[0]?.who}}} or with a week of pregnancy or a day of age, as in @baby:20.`;
}

interface Said {
  words: string;
  how: string;
}

function rowsOf({ signs: named, rows }: Reference) {
  return named.flatMap((sign) => rows.filter((row) => sign.rows.includes(row)).map((row) => ({ sign, row })));
}

function sentencesOf(reference: Reference, readers: readonly Readers[], language: LanguageCode): string {
  const say = phrases[language];
  const groups = new Set(readers.map(({ who }) => who));
  const said: Said[] = reference.signs.flatMap((sign) => {
    const own = reference.rows.filter((row) => sign.rows.includes(row));
    const plain = own.map((row) => {
      const { words, how = say.how[row.urgency] } = saidIn(language, sign, row);
      return { row, words, how };
    });
    const isAlike = new Set(plain.map(({ words, how }) => `${words}: ${how}`)).size === 1;
    if (isAlike) return plain.slice(0, 1);
    return plain.map(({ row, words, how }) => ({ words: `${leadOf(row, own, groups.size, say)}${words}`, how }));
  });
  return [...Map.groupBy(said, ({ how }) => how)]
    .map(([how, each]) => say.sentence(capitalised(say.listed(each.map(({ words }) => words))), how))
    .join(" ");
}

function leadOf(row: SignRow, own: SignRow[], groups: number, say: Phrases): string {
  if (row.who === "pregnant" && own.filter(({ who }) => who === "pregnant").length > 1) {
    const isLast = row.to >= 42;
    return isLast ? say.fromWeek(row.from) : say.beforeWeek(row.to + 1);
  }
  return groups > 1 ? say.leads[row.who] : "";
}
