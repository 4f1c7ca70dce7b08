import type { Insertable } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import type { ContentItemTable, TranslationTable } from "../../db/schema/content.ts";
import { Failure, sentencesOf } from "../../failures.ts";
import { withEdited } from "../signs/table.ts";
import { englishWords, hashOfWords, withWords } from "../translations/words.ts";
import { readStored, storedOf, type ContentDocument } from "./documents.ts";
import { foundBy, inEnglish, isTranslation, nameOf, ofItem } from "./item-name.ts";
import { documentOf, englishHashOf, englishOf, type ContentItem } from "./items.ts";
import type { Kind, Readable, Storing } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { lastCheck } from "./readable.ts";
import { takeTurn } from "./turn.ts";

export interface ShippedItem {
  kind: ContentKind;
  key: string;
  language: LanguageCode;
  document: ContentDocument;
  file: string;
}

/** An item that an editor changed stays, and is only marked as having a newer shipped text. */
export async function storeShipped(storing: Storing, items: ShippedItem[]): Promise<void> {
  await takeTurn(storing);
  const known = await knownItems(storing);
  for (const kind of kinds) {
    const changed = items
      .filter((item) => item.kind === kind.name)
      .filter((item) => known.get(nameOf(item))?.shippedDocument !== storedOf(item.document));
    for (const item of changed) {
      const { document } = item;
      const readable = readOrName(kind, item);
      const englishHash = hashOfWords(document, kind.words);
      await storeOne(storing, kind, item, known.get(nameOf(item)), { readable, whole: document, englishHash });
    }
    if (changed.length > 0) await kind.settle(storing);
  }
}

/** After the English texts. One that can't be read with them is left out: readers have the English text. */
export async function storeShippedTranslations(storing: Storing, items: ShippedItem[]): Promise<void> {
  await takeTurn(storing);
  await hashEnglish(storing);
  const known = await knownItems(storing);
  const first: NewTranslation[] = [];
  for (const kind of kinds) {
    for (const item of items.filter((each) => each.kind === kind.name)) {
      const english = known.get(nameOf(inEnglish(item)));
      if (!english || english.shippedDocument === null) continue;
      const shipped = readStored(english.shippedDocument);
      const englishHash = hashOfWords(shipped, kind.words);
      const before = known.get(nameOf(item));
      const isSame = before?.shippedDocument === storedOf(item.document);
      if (isSame && (before.isOurs === 1 || before.englishHash === englishHash)) continue;
      const withReaders = english.publishedVersion === 0 ? shipped : await englishOf(storing, item);
      const whole = withWords(withReaders, item.document, kind.words);
      const { readable } = kind.judge(item.key, whole, item.language);
      if (!readable) continue;
      const read = { readable, whole, englishHash, english: storedOf(englishWords(shipped, kind.words)) };
      if (before) {
        await storeOne(storing, kind, item, before, read);
      } else {
        const columns = columnsOf(storing, kind, item, read);
        first.push({ item: newItem(kind, item, columns), words: { ...readable.translation(), englishHash } });
      }
    }
  }
  await storeFirst(storing, first);
}

interface Read {
  readable: Readable;
  whole: ContentDocument;
  englishHash: string;
  english?: string;
}

function columnsOf({ now }: Storing, kind: Kind, item: ShippedItem, { readable, whole, englishHash }: Read) {
  return {
    ...foundBy(kind.titleOf(whole, item.language), item.key),
    shippedDocument: storedOf(item.document),
    checkedOn: isTranslation(item) ? null : lastCheck(readable),
    englishHash,
    updatedAt: now,
  };
}

function newItem(kind: Kind, { key, language }: ShippedItem, columns: ReturnType<typeof columnsOf>) {
  return { kind: kind.name, key, language, recordId: kind.idOf(key), ...columns, publishedVersion: 0 };
}

interface NewTranslation {
  item: Insertable<ContentItemTable>;
  words: Insertable<TranslationTable>;
}

const AT_ONCE = 100;

/** Of a first start, which others wait for. Two processes may start for the first time at once. */
async function storeFirst({ db }: Storing, translations: NewTranslation[]) {
  for (let from = 0; from < translations.length; from += AT_ONCE) {
    const some = translations.slice(from, from + AT_ONCE);
    const items = db.insertInto("contentItem").values(some.map(({ item }) => item));
    await items.onConflict((conflict) => conflict.doNothing()).execute();
    const words = db.insertInto("translation").values(some.map((one) => one.words));
    await words.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

async function hashEnglish(storing: Storing) {
  const rows = await storing.db
    .selectFrom("contentItem")
    .selectAll()
    .where("language", "=", FIRST_LANGUAGE)
    .where("englishHash", "is", null)
    .where("publishedVersion", "is not", null)
    .execute();
  for (const row of rows) {
    const document = await documentOf(storing, row, row.publishedVersion ?? 0);
    const englishHash = await englishHashOf(storing, row, document);
    await storing.db.updateTable("contentItem").set({ englishHash }).where(ofItem(row)).execute();
  }
}

async function knownItems({ db }: Storing): Promise<Map<string, ContentItem>> {
  const rows = await db.selectFrom("contentItem").selectAll().execute();
  return new Map(rows.map((row) => [nameOf(row), row]));
}

async function storeOne(storing: Storing, kind: Kind, item: ShippedItem, before: ContentItem | undefined, read: Read) {
  const { db, now } = storing;
  const { key, language } = item;
  const { readable, englishHash } = read;
  const row = columnsOf(storing, kind, item, read);
  const { shippedDocument } = row;
  const items = db.updateTable("contentItem").where(ofItem(item));
  if (before?.isOurs === 1) {
    await readable.storeBeside(storing);
    await items.set({ shippedDocument, isShippedNewer: 1 }).execute();
    return;
  }
  await readable.store(storing, englishHash);
  if (!before) {
    await db
      .insertInto("contentItem")
      .values(newItem(kind, item, row))
      .onConflict((conflict) => conflict.columns(["kind", "key", "language"]).doUpdateSet(row))
      .execute();
    return;
  }
  if (before.shippedDocument === shippedDocument) {
    await items.set(row).execute();
    return;
  }
  // Once an editor's change was replaced by the shipped text, each newer one becomes a version.
  const number = before.version === 0 ? 0 : before.version + 1;
  if (number > 0) {
    const version = { number, document: shippedDocument, authorId: null, createdAt: now };
    const madeFrom = isTranslation(item) ? { englishHash, english: read.english ?? null } : {};
    await db
      .insertInto("contentVersion")
      .values({ kind: kind.name, key, language, ...version, ...madeFrom })
      .execute();
  }
  await items.set({ ...row, version: number, publishedVersion: number }).execute();
}

function readOrName(kind: Kind, { key, language, document, file }: ShippedItem) {
  try {
    return kind.read(key, document, language);
  } catch (error) {
    // A shipped text may not fit the table as editors have it: until they change one of them, it is as shipped.
    const asShipped = withEdited(new Map(), () => kind.judge(key, document, language)).readable;
    if (asShipped) return asShipped;
    if (!(error instanceof Failure)) throw error;
    const [problem] = sentencesOf(error.problems);
    throw new Error(`content file ${file}: ${problem?.path || key}: ${problem?.msg}`, { cause: error });
  }
}
