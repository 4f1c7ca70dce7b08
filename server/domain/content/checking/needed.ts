import { isAdvice, isOpen } from "../../../contract/content/kinds.ts";
import type { Context } from "../../context.ts";
import { sourcesIn } from "../front-matter.ts";
import type { ContentDocument } from "../documents.ts";
import { isTranslation, type ItemName } from "../item-name.ts";
import { documentOf, englishOf, originOf, ownDocument, type ContentItem, type Versioned } from "../items.ts";
import { kindNamed } from "../kinds.ts";
import { toldIn } from "../../clinician-reviews/told.ts";
import { hashOfWords } from "../../translations/words.ts";
import { isSame, risksOf, type Risk } from "./risks.ts";
import { quantitiesIn } from "./quantities.ts";
import { statementsOf } from "./statements.ts";
import { risksOfTranslation } from "./translation.ts";

type Inside = Pick<Context, "db">;
export type Compared = Versioned & Pick<ContentItem, "publishedVersion" | "withdrawnVersion">;

/** Of an item that was never saved. */
export const NEVER_SAVED = { shippedDocument: null, publishedVersion: null, withdrawnVersion: null };
const NOTHING: ContentDocument = { matter: {}, body: "" };

/** What a change is compared with: the version that readers have, or had last; 0 is as shipped, null is nothing. */
export function baseOf(item: Omit<Compared, "kind" | "key" | "language">) {
  return item.publishedVersion ?? item.withdrawnVersion ?? (item.shippedDocument === null ? null : 0);
}

async function readVersion(inside: Inside, item: Versioned, version: number) {
  return asRead(item, await documentOf(inside, item, version));
}

function asRead({ kind, key, language }: ItemName, document: ContentDocument) {
  return kindNamed(kind).expand(key, document, language).document;
}

export async function risksToReaders(inside: Inside, item: Compared, changed: ContentDocument): Promise<Risk[]> {
  if (!isAdvice(item.kind)) return [];
  if (isTranslation(item)) return risksOfTranslating(inside, item, changed);
  const document = asRead(item, changed);
  const shipped = item.shippedDocument === null ? null : await readVersion(inside, item, 0);
  if (shipped && toldIn(shipped) === toldIn(document)) return [];
  const number = baseOf(item);
  if (number === null)
    return risksOf(NOTHING, document).filter(({ what, before }) => what === "dose" && before === null);
  const known = await readVersion(inside, item, number);
  const risks = risksOf(known, document);
  if (!shipped || number === 0) return risks;
  const asShipped = new Set(statementsOf(shipped).flatMap(({ text, under }) => [text, `${under}: ${text}`]));
  const own = risks.filter(({ before, after }) => before === null || after === null || !asShipped.has(after));
  // Small steps may add up to what one change would not have been allowed.
  const before = risksOf(shipped, known);
  const added = risksOf(shipped, document).filter((risk) => ![...before, ...own].some((known) => isSame(known, risk)));
  return [...own, ...added.filter(({ before: was }) => !before.some((known) => known.before === was))];
}

/** Held against the English as it is written, with its references: the rules of words are for English ones. */
async function risksOfTranslating(inside: Inside, item: Compared, changed: ContentDocument): Promise<Risk[]> {
  const english = await englishOf(inside, item);
  const { words } = kindNamed(item.kind);
  const shipped = item.shippedDocument === null ? null : await documentOf(inside, item, 0);
  const isAsShipped = shipped !== null && toldIn(shipped) === toldIn(changed);
  const { englishHash } = await originOf(inside, item, 0);
  if (isAsShipped && englishHash === hashOfWords(english, words)) return [];
  const { publishedVersion } = item;
  const readers =
    publishedVersion === null
      ? null
      : await ownDocument(inside, item, await documentOf(inside, item, publishedVersion));
  return risksOfTranslation({ english, translation: changed, readers }, words);
}

/** Readers miss a shipped text with danger signs or doses, and a question of the danger check that means now. */
export async function risksOfWithdrawal(inside: Inside, item: ContentItem): Promise<Risk[]> {
  const { kind, shippedDocument, publishedVersion } = item;
  if (!isAdvice(kind) || !isOpen(kind) || publishedVersion === null || isTranslation(item)) return [];
  if (shippedDocument === null && kind !== "dangerSign") return [];
  const document = await readVersion(inside, item, publishedVersion);
  const grave = statementsOf(document).filter(({ text, urgency }) => urgency === 3 || quantitiesIn(text).isOfMedicine);
  return grave.map(({ text, under, urgency }) => ({
    what: urgency === 3 ? "urgency" : "dose",
    before: under ? `${under}: ${text}` : text,
    after: null,
  }));
}

/** What the editor named for a change; else the sources that were added or read again for it. Empty without any. */
export async function sourceOfChange(
  inside: Inside,
  item: Compared,
  after: ContentDocument,
  named = "",
): Promise<string> {
  if (named.trim() !== "") return named.trim();
  const before = await textBefore(inside, item);
  const known = new Map(before ? sourcesIn(before.matter).map(({ source }) => [source.url, source.checked ?? ""]) : []);
  const fresh = sourcesIn(after.matter).filter(({ source: { url, checked = "" } }) => checked > (known.get(url) ?? ""));
  return fresh.map(({ source: { name, url } }) => `${name}, ${url}`).join("; ");
}

async function textBefore(inside: Inside, item: Compared) {
  if (isTranslation(item)) return englishOf(inside, item);
  const number = baseOf(item);
  return number === null ? null : documentOf(inside, item, number);
}
