import { exportPictures, importPictures, type PictureFiles } from "../content-pictures/moving.ts";
import type { Context } from "../context.ts";
import { Failure } from "../failures.ts";
import { storedOf } from "./documents.ts";
import { filesOf, itemsOf, type ContentFiles } from "./files.ts";
import { documentOf, type ContentItem } from "./items.ts";
import { kindNamed, kinds } from "./kinds.ts";
import { addVersion } from "./saving.ts";
import type { ShippedItem } from "./shipping.ts";

type Operating = Pick<Context, "db" | "now" | "timeZone" | "images">;
type Inside = Omit<Operating, "images">;

/** Content out of its database: its files, and those of the pictures that it shows. */
export interface MovedContent {
  files: ContentFiles;
  pictures: PictureFiles;
}

/** What readers have, as the files in which Umeed ships content, with the pictures in it; drafts are left out. */
export async function exportContent({ db, images }: Operating): Promise<MovedContent & { count: number }> {
  const items = await db.selectFrom("contentItem").selectAll().orderBy("kind").orderBy("key").execute();
  const published = [];
  for (const item of items.filter(({ publishedVersion }) => publishedVersion !== null)) {
    published.push({ item, document: await documentOf({ db }, item, item.publishedVersion ?? 0) });
  }
  const inPlace = published.toSorted((a, b) => placeOf(a.document) - placeOf(b.document));
  const documents = inPlace.map(({ item: { kind, key }, document }) => ({ kind, key, document }));
  const files = filesOf(documents);
  const { list, pictures } = await exportPictures({ db, images }, files);
  return { files: { ...files, ...list }, pictures, count: documents.length };
}

function placeOf({ matter }: { matter: Record<string, unknown> }) {
  return typeof matter.place === "number" ? matter.place : 0;
}

/**
 * Publishes what files hold, all of it or, when something is not as it should be, nothing. What differs from the newest
 * version here becomes a newer one; what the files do not have stays. Pictures are encoded anew under names of their own,
 * so that none takes another's place; one that is here already is not taken again.
 * @returns how many were new, changed and the same.
 * @throws {Failure} invalid, naming the file and what is wrong with it.
 */
export async function importContent(
  context: Operating,
  { files, pictures }: MovedContent,
): Promise<{ added: number; changed: number; same: number }> {
  const counts = { added: 0, changed: 0, same: 0 };
  await importPictures(context, { files, pictures }, async (inside, renamed) => {
    const { db } = inside;
    const rows = await db.selectFrom("contentItem").selectAll().execute();
    const known = new Map(rows.map((row) => [`${row.kind}/${row.key}`, row]));
    const items = itemsOf(renamed);
    for (const kind of kinds) {
      for (const item of items.filter((each) => each.kind === kind.name)) {
        counts[await importOne(inside, item, known.get(`${item.kind}/${item.key}`))] += 1;
      }
    }
  });
  return counts;
}

async function importOne(inside: Inside, item: ShippedItem, before: ContentItem | undefined) {
  const { kind, key, document, file } = item;
  if (before && before.version === before.publishedVersion) {
    const stored = await documentOf(inside, before, before.version);
    if (storedOf(stored) === storedOf(document)) return "same";
  }
  try {
    if (!before) await enter(inside, item);
    const name = { kind, key, version: before?.version ?? 0 };
    await addVersion(inside, null, name, { document, publication: { when: "now" } });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const [problem] = error.problems;
    throw new Failure("invalid", `${file}, ${key}: ${problem?.path ? `${problem.path}: ` : ""}${problem?.msg}`);
  }
  return before ? "changed" : "added";
}

async function enter({ db, now }: Inside, { kind, key }: ShippedItem) {
  const rules = kindNamed(kind);
  if (!rules.isOpen) throw new Failure("conflict", "This is a set that nothing is added to.");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) {
    throw new Failure("invalid", "A name has small letters, digits and hyphens only.");
  }
  const row = { kind, key, recordId: rules.idOf(key), title: key, searchText: "", updatedAt: now() };
  await db.insertInto("contentItem").values(row).execute();
}
