import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import { isOpen, type ContentKind } from "../../contract/content/kinds.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { changedMeanwhile, Failure, invalid } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import { searchTextOf } from "../search/fold.ts";
import { htmlOf, storedOf, type ContentDocument } from "./documents.ts";
import {
  documentOf,
  itemIfThere,
  itemNamed,
  originNow,
  originOf,
  ownDocument,
  wholeDocument,
  type ContentItem,
  type Origin,
} from "./items.ts";
import { kindNamed } from "./kinds.ts";
import { askForCheck } from "./checking/asking.ts";
import { risksToReaders, sourceOfChange } from "./checking/needed.ts";
import { momentOf, problemsOfWriting, requireNone, requireSigns, titleOf, type Publication } from "./problems.ts";
import { publishVersion, schedule } from "./publishing.ts";
import { requireDistinct, requireReadable } from "./readable.ts";
import { takeTurn } from "./turn.ts";
import { foundBy, inEnglish, isTranslation, ofItem, whichVersion, type ItemName } from "./item-name.ts";

interface Written {
  document: ContentDocument;
  publication: Publication;
  /** Of an older version, which may come back as a draft as it was. */
  restored?: Origin;
}

type Inside = Pick<Context, "db" | "now" | "timeZone">;

/** Of a key made from a title; files may bring longer ones. */
const KEY_LETTERS = 60;
const TRIES = 50;

export const KEY_MAX = 100;

export const RESERVED_KEYS: ReadonlySet<string> = new Set(["new", "choices"]);

/** A form sent twice makes one item. */
export async function createItem(
  context: Context,
  editor: Member,
  kind: ContentKind,
  { document, publication }: Written,
): Promise<ContentItem> {
  const rules = kindNamed(kind);
  if (!isOpen(kind)) throw new Failure("conflict", "Nothing can be added to this list.", { code: "part_of_a_set" });
  const language = FIRST_LANGUAGE;
  if (rules.titleOf(document, language) === "") {
    requireNone(await problemsOfWriting(context, { kind, language }, null, { document, publication }));
  }
  const title = titleOf({ kind, language }, document);
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const base = keyFrom(title);
    for (let number = 1; number <= TRIES; number += 1) {
      const key = number === 1 ? base : `${base}-${number}`;
      if (RESERVED_KEYS.has(key)) continue;
      const row = {
        kind,
        key,
        recordId: rules.idOf(key),
        isOurs: 1 as const,
        updatedAt: context.now(),
        title,
        searchText: "",
      };
      const made = await db
        .insertInto("contentItem")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning("key")
        .executeTakeFirst();
      const name = { kind, key, language };
      if (made) return addVersion(inside, editor.id, { ...name, version: 0 }, { document, publication });
      const other = await itemNamed(inside, name);
      if (other.version === 1 && (await isSame(inside, other, editor.id, document))) return other;
    }
    throw invalid(kindNamed(kind).titleField, "There are too many with this title. Choose another.");
  });
}

/** Sent twice, it is one. @throws {Failure} notFound; conflict, when there is a newer version; invalid. */
export async function saveVersion(
  context: Context,
  editor: Member,
  name: ItemName & { version: number },
  written: Written,
): Promise<ContentItem> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = (await itemIfThere(inside, name)) ?? (await enterTranslation(inside, name));
    if (item.version === name.version + 1 && (await isSame(inside, item, editor.id, written.document))) return item;
    return addVersion(inside, editor.id, name, written);
  });
}

/** @throws {Failure} notFound, also for a translation of what there is not. */
export async function enterTranslation({ db, now }: Inside, name: ItemName): Promise<ContentItem> {
  if (!isTranslation(name)) return itemNamed({ db }, name);
  const { kind, key, language } = name;
  const { recordId } = await itemNamed({ db }, inEnglish(name));
  const row = { kind, key, language, recordId, title: key, searchText: "", isOurs: 1 as const, updatedAt: now() };
  return db.insertInto("contentItem").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function addVersion(
  inside: Inside,
  authorId: string | null,
  { version, ...name }: ItemName & { version: number },
  { document: written, publication, restored }: Written,
): Promise<ContentItem> {
  const { db, now } = inside;
  const { kind, key, language } = name;
  const document = await wholeDocument(inside, name, written);
  if (authorId !== null && !restored) {
    const item = await itemNamed(inside, name);
    if (item.version !== version) throw changedMeanwhile("text");
    requireNone(await problemsOfWriting(inside, name, item, { document, publication }));
  }
  const title = titleOf(name, document);
  if (authorId === null) requireSigns(name, document, { isEdited: false });
  await requireDistinct(inside, name, document);
  const origin = restored ?? (await originNow(inside, name));
  htmlOf(document.body);
  const locked = await db
    .updateTable("contentItem")
    .set({
      version: version + 1,
      isOurs: 1,
      isShippedNewer: 0,
      isDiscarded: 0,
      ...(isTranslation(name) ? { englishHash: origin.englishHash } : {}),
      checkId: null,
      ...foundBy(title, key),
      updatedAt: now(),
      updatedBy: authorId,
    })
    .where(ofItem(name))
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  if (!locked) {
    await itemNamed(inside, name);
    throw changedMeanwhile("text");
  }
  const own = storedOf(await ownDocument(inside, name, document));
  const stored = { kind, key, language, number: locked.version, document: own, ...origin, authorId };
  await db
    .insertInto("contentVersion")
    .values({ ...stored, createdAt: now() })
    .execute();
  await publishOrAsk(inside, authorId, locked, { document, publication });
  return itemNamed(inside, name);
}

/** Of a version that is stored already, and in which nothing was found that stands against publishing it. */
export async function publishOrAsk(
  inside: Inside,
  authorId: string | null,
  item: ContentItem,
  { document, publication }: Written,
): Promise<void> {
  const { kind, key, version } = item;
  const about = { subjectKind: kind, subjectId: key, reason: whichVersion(item, version) };
  if (publication.when === "never") return recordAct(inside, authorId, { act: "edit", ...about });
  const at = publication.when === "later" ? momentOf(publication, inside) : null;
  const isMoved = authorId === null;
  await requireReadable(inside, item, { document, isMoved, ...(at === null ? {} : { at }) });
  const risks = authorId === null ? [] : await risksToReaders(inside, item, document);
  if (authorId !== null && risks.length > 0) {
    const source = await sourceOfChange(inside, item, document, publication.source);
    return askForCheck(inside, authorId, item, { act: "publish", number: version, source, publishAt: at, risks });
  }
  if (at === null) {
    await publishVersion(inside, item, version, { document, isMoved });
    return recordAct(inside, authorId, { act: "publish", ...about });
  }
  await schedule(inside, item, version, at);
  await recordAct(inside, authorId, { act: "schedule", ...about });
}

export async function restoreVersion(
  context: Context,
  editor: Member,
  name: ItemName & { version: number },
  number: number,
): Promise<ContentItem> {
  const item = await itemNamed(context, name);
  const document = await documentOf(context, item, number);
  const restored = await originOf(context, item, number);
  return saveVersion(context, editor, name, { document, publication: { when: "never" }, restored });
}

async function isSame(inside: Inside, item: ContentItem, editorId: string, written: ContentDocument) {
  if (item.updatedBy !== editorId || item.version === 0) return false;
  const document = await wholeDocument(inside, item, written);
  return storedOf(await documentOf(inside, item, item.version)) === storedOf(document);
}

function keyFrom(title: string) {
  const words = searchTextOf(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return words.slice(0, KEY_LETTERS).replace(/-+$/, "") || "untitled";
}
