import type { Selectable } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { ContentItemTable, ContentVersionTable } from "../../db/schema/content.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { readStored, storedOf, type ContentDocument } from "./documents.ts";
import { kindNamed } from "./kinds.ts";
import { sourcesIn } from "./front-matter.ts";
import { inEnglish, isTranslation, ofItem, type ItemName } from "./item-name.ts";
import { englishWords, hashOfWords, withWords, wordsOf } from "../translations/words.ts";

export type ContentItem = Selectable<ContentItemTable>;

export interface VersionOfItem {
  number: number;
  /** Null when it came with Umeed, by a command, or from a member who is gone. */
  author: string | null;
  createdAt: number | null;
  /** Fields that differ from the version before, `body` for the text; null where there is none before. */
  changed: string[] | null;
}

export async function itemNamed(context: Pick<Context, "db">, name: ItemName): Promise<ContentItem> {
  return found(await itemIfThere(context, name), kindNamed(name.kind).name);
}

export async function itemIfThere({ db }: Pick<Context, "db">, name: ItemName): Promise<ContentItem | undefined> {
  return db.selectFrom("contentItem").selectAll().where(ofItem(name)).executeTakeFirst();
}

export async function lockItem({ db }: Pick<Context, "db">, name: ItemName): Promise<ContentItem> {
  const row = await db
    .updateTable("contentItem")
    .set((item) => ({ version: item.ref("version") }))
    .where(ofItem(name))
    .returningAll()
    .executeTakeFirst();
  return found(row, kindNamed(name.kind).name);
}

export type Versioned = Pick<ContentItem, "kind" | "key" | "language" | "shippedDocument">;

export async function documentOf(
  context: Pick<Context, "db">,
  item: Versioned,
  number: number,
): Promise<ContentDocument> {
  const own = await storedDocumentOf(context, item, number);
  return isTranslation(item) ? wholeDocument(context, item, own) : own;
}

export async function wholeDocument(
  context: Pick<Context, "db">,
  name: ItemName,
  document: ContentDocument,
): Promise<ContentDocument> {
  if (!isTranslation(name)) return document;
  return withWords(await englishOf(context, name), document, kindNamed(name.kind).words);
}

export async function ownDocument(
  context: Pick<Context, "db">,
  name: ItemName,
  document: ContentDocument,
): Promise<ContentDocument> {
  if (!isTranslation(name)) return document;
  return wordsOf(await englishOf(context, name), document, kindNamed(name.kind).words);
}

/** What readers have in English; the newest draft, where they have nothing. */
export async function englishOf(context: Pick<Context, "db">, name: ItemName): Promise<ContentDocument> {
  const english = await itemNamed(context, inEnglish(name));
  return storedDocumentOf(context, english, english.publishedVersion ?? english.version);
}

/** Of the English words that a text says or, if it is a translation, is made from. */
export async function englishHashOf(
  context: Pick<Context, "db">,
  name: ItemName,
  document: ContentDocument,
): Promise<string> {
  const english = isTranslation(name) ? await englishOf(context, name) : document;
  return hashOfWords(english, kindNamed(name.kind).words);
}

/** What a version of a translation was made from; of an English text nothing. */
export type Origin = Pick<Selectable<ContentVersionTable>, "englishHash" | "english">;

const nothing: Origin = { englishHash: null, english: null };

function originIn(kind: ContentKind, english: ContentDocument): Origin {
  const { words } = kindNamed(kind);
  return { englishHash: hashOfWords(english, words), english: storedOf(englishWords(english, words)) };
}

export async function originNow(context: Pick<Context, "db">, name: ItemName): Promise<Origin> {
  return isTranslation(name) ? originIn(name.kind, await englishOf(context, name)) : nothing;
}

export async function originOf(context: Pick<Context, "db">, item: Versioned, number: number): Promise<Origin> {
  if (!isTranslation(item)) return nothing;
  if (number > 0) {
    const version = context.db.selectFrom("contentVersion").select(["englishHash", "english"]).where(ofItem(item));
    return (await version.where("number", "=", number).executeTakeFirst()) ?? nothing;
  }
  const { shippedDocument } = await itemNamed(context, inEnglish(item));
  return shippedDocument === null ? nothing : originIn(item.kind, readStored(shippedDocument));
}

export async function storedDocumentOf(
  { db }: Pick<Context, "db">,
  item: Versioned,
  number: number,
): Promise<ContentDocument> {
  if (number === 0) return readStored(found(item.shippedDocument ?? undefined, "version"));
  const row = await db
    .selectFrom("contentVersion")
    .select("document")
    .where(ofItem(item))
    .where("number", "=", number)
    .executeTakeFirst();
  return readStored(found(row, "version").document);
}

/** A medical text of which nobody has read a source yet can't be published once it is changed. */
export function isUnread(kind: ContentKind, { matter }: ContentDocument): boolean {
  return kindNamed(kind).isMedical && sourcesIn(matter).every(({ source }) => source.checked === undefined);
}

export async function versionsOf({ db }: Context, item: ContentItem): Promise<VersionOfItem[]> {
  const rows = await db
    .selectFrom("contentVersion")
    .leftJoin("member", "member.id", "contentVersion.authorId")
    .select(["number", "fullName as author", "contentVersion.createdAt", "document"])
    .where(ofItem(item))
    .orderBy("number", "desc")
    .execute();
  const shipped = { number: 0, author: null, createdAt: null, document: item.shippedDocument ?? "" };
  const versions = (item.shippedDocument === null ? rows : [...rows, shipped]).map(({ document, ...version }) => ({
    ...version,
    document: readStored(document),
  }));
  return versions.map(({ document, ...version }, index) => {
    const before = versions[index + 1]?.document;
    return { ...version, changed: before ? fieldsChanged(before, document) : null };
  });
}

function fieldsChanged(before: ContentDocument, after: ContentDocument): string[] {
  const fields = [...new Set([...Object.keys(before.matter), ...Object.keys(after.matter)])];
  const changed = fields.filter(
    (field) => JSON.stringify(before.matter[field] ?? null) !== JSON.stringify(after.matter[field] ?? null),
  );
  return before.body.trim() === after.body.trim() ? changed : [...changed, "body"];
}
