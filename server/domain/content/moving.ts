import { exportPictures, importPictures, type PictureFiles } from "../content-pictures/moving.ts";
import type { Context } from "../context.ts";
import { Failure, invalid, sentencesOf } from "../../failures.ts";
import { storedOf, type ContentDocument } from "./documents.ts";
import { filesOf, itemsOf, translationsOf, type ContentFiles } from "./files.ts";
import { storedDocumentOf, type ContentItem } from "./items.ts";
import { isTranslation, nameOf } from "./item-name.ts";
import { isOpen } from "../../contract/content/kinds.ts";
import { kindNamed, kinds } from "./kinds.ts";
import { addVersion, enterTranslation, KEY_MAX, RESERVED_KEYS } from "./saving.ts";
import type { ShippedItem } from "./shipping.ts";
import { takeTurn } from "./turn.ts";

type Operating = Pick<Context, "db" | "now" | "timeZone" | "images">;
type Inside = Omit<Operating, "images">;

export interface MovedContent {
  files: ContentFiles;
  pictures: PictureFiles;
}

export async function exportContent({ db, images }: Operating): Promise<MovedContent & { count: number }> {
  const items = await db.selectFrom("contentItem").selectAll().orderBy("kind").orderBy("key").execute();
  const published = [];
  for (const item of items.filter(({ publishedVersion }) => publishedVersion !== null)) {
    published.push({ item, document: await storedDocumentOf({ db }, item, item.publishedVersion ?? 0) });
  }
  const inPlace = published.toSorted((a, b) => placeOf(a.document) - placeOf(b.document));
  const documents = inPlace.map(({ item: { kind, key, language }, document }) => ({ kind, key, language, document }));
  const files = filesOf(documents);
  const { list, pictures } = await exportPictures({ db, images }, files);
  return { files: { ...files, ...list }, pictures, count: documents.length };
}

function placeOf({ matter }: { matter: Record<string, unknown> }) {
  return typeof matter.place === "number" ? matter.place : 0;
}

export interface Overtaken {
  file: string;
  key: string;
  version: number;
  /** Epoch milliseconds; null for a draft. */
  publishAt: number | null;
}

export interface Imported {
  added: number;
  changed: number;
  same: number;
  overtaken: Overtaken[];
}

/** @throws {Failure} invalid, for what an editor could not save either. */
type Accept = (document: ContentDocument) => ContentDocument;

/** Publishes all or nothing; what the files lack stays. Pictures get new names, so that none replaces another. */
export async function importContent(
  context: Operating,
  { files, pictures }: MovedContent,
  accept: Accept,
): Promise<Imported> {
  const imported: Imported = { added: 0, changed: 0, same: 0, overtaken: [] };
  await importPictures(context, { files, pictures }, async (inside, renamed) => {
    const { db } = inside;
    await takeTurn(inside);
    const rows = await db.selectFrom("contentItem").selectAll().execute();
    const known = new Map(rows.map((row) => [nameOf(row), row]));
    const items = itemsOf(renamed);
    requireOnce(items);
    const inOrder = (each: ShippedItem[]) => kinds.flatMap(({ name }) => each.filter(({ kind }) => kind === name));
    for (const item of [...inOrder(items), ...inOrder(translationsOf(renamed))]) {
      const before = known.get(nameOf(item));
      const outcome = await importOne(inside, item, before, accept);
      imported[outcome] += 1;
      if (outcome === "changed" && before) imported.overtaken.push(...waitingOf(item, before));
    }
  });
  return imported;
}

function requireOnce(items: ShippedItem[]) {
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(nameOf(item))) throw invalid("", `${item.file}, ${item.key}: It is there twice.`);
    seen.add(nameOf(item));
  }
}

async function importOne(inside: Inside, item: ShippedItem, before: ContentItem | undefined, accept: Accept) {
  const { kind, key, language, file } = item;
  try {
    const document = accept(item.document);
    if (before && before.publishedVersion !== null) {
      const stored = storedOf(await storedDocumentOf(inside, before, before.publishedVersion));
      if (stored === storedOf(document) || stored === storedOf(item.document)) return "same";
    }
    if (!before) await (isTranslation(item) ? enterTranslation(inside, item) : enter(inside, item));
    const name = { kind, key, language, version: before?.version ?? 0 };
    await addVersion(inside, null, name, { document, publication: { when: "now" } });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const [problem] = sentencesOf(error.problems);
    const why = error.code === "changed_meanwhile" ? "An editor changed it meanwhile. Import again." : problem?.msg;
    throw invalid("", `${file}, ${key}: ${problem?.path ? `${problem.path}: ` : ""}${why}`);
  }
  return before ? "changed" : "added";
}

function waitingOf({ file, key }: ShippedItem, before: ContentItem): Overtaken[] {
  const { version, publishedVersion, scheduledVersion, publishAt, isDiscarded } = before;
  const appointed = scheduledVersion === null ? [] : [{ file, key, version: scheduledVersion, publishAt }];
  const isDraft = version !== publishedVersion && version !== scheduledVersion && isDiscarded === 0;
  return isDraft ? [...appointed, { file, key, version, publishAt: null }] : appointed;
}

async function enter({ db, now }: Inside, { kind, key }: ShippedItem) {
  const rules = kindNamed(kind);
  if (!isOpen(kind)) throw new Failure("conflict", "Nothing can be added to this list.");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) {
    throw invalid("", "A name has small letters, digits and hyphens only.");
  }
  if (key.length > KEY_MAX) throw invalid("", `A name has at most ${KEY_MAX} letters.`);
  if (RESERVED_KEYS.has(key)) throw invalid("", "A page of Umeed has this name. Choose another.");
  const row = { kind, key, recordId: rules.idOf(key), title: key, searchText: "", updatedAt: now() };
  await db.insertInto("contentItem").values(row).execute();
}
