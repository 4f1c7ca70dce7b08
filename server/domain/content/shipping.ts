import type { ContentKind } from "../../contract/content/kinds.ts";
import { Failure } from "../../failures.ts";
import { searchTextOf } from "../search/fold.ts";
import { storedOf, type ContentDocument } from "./documents.ts";
import { documentOf, type ContentItem } from "./items.ts";
import type { Kind, Storing } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { lastCheck } from "./readable.ts";
import { withEdited } from "../signs/table.ts";
import { takeTurn } from "./turn.ts";
import { ofItem } from "./item-name.ts";

export interface ShippedItem {
  kind: ContentKind;
  key: string;
  document: ContentDocument;
  file: string;
}

/** An item that an editor changed stays, and is only marked as having a newer shipped text. */
export async function storeShipped(storing: Storing, items: ShippedItem[]): Promise<void> {
  await takeTurn(storing);
  const rows = await storing.db.selectFrom("contentItem").selectAll().execute();
  const known = new Map(rows.map((row) => [`${row.kind}/${row.key}`, row]));
  for (const kind of kinds) {
    const changed = items
      .filter((item) => item.kind === kind.name)
      .filter(({ key, document }) => known.get(`${kind.name}/${key}`)?.shippedDocument !== storedOf(document));
    for (const item of changed) {
      await storeOne(storing, kind, item, known.get(`${kind.name}/${item.key}`));
    }
    if (changed.length > 0) await kind.settle(storing);
  }
}

/** After a change of the table of signs: what readers have gets its words, the texts of editors too. */
export async function storeAgain(storing: Storing): Promise<void> {
  const rows = await storing.db
    .selectFrom("contentItem")
    .selectAll()
    .where("publishedVersion", "is not", null)
    .execute();
  for (const kind of kinds) {
    for (const item of rows.filter((row) => row.kind === kind.name)) {
      const document = await documentOf(storing, item, item.publishedVersion ?? 0);
      if (!kind.isOfSigns && !storedOf(document).includes("{{")) continue;
      try {
        await kind.read(item.key, document).store(storing);
      } catch (error) {
        // An editor's text may name a sign that is gone: readers keep its last words.
        if (!(error instanceof Failure)) throw error;
      }
    }
    await kind.settle(storing);
  }
}

async function storeOne(storing: Storing, kind: Kind, item: ShippedItem, before: ContentItem | undefined) {
  const { db, now } = storing;
  const { key, document } = item;
  const readable = readOrName(kind, item);
  const shippedDocument = storedOf(document);
  const items = db.updateTable("contentItem").where(ofItem({ kind: kind.name, key }));
  if (before?.isOurs === 1) {
    await readable.storeBeside(storing);
    await items.set({ shippedDocument, isShippedNewer: 1 }).execute();
    return;
  }
  await readable.store(storing);
  const title = kind.titleOf(document);
  const derived = { title, searchText: searchTextOf(`${title} ${key}`), checkedOn: lastCheck(readable) };
  const row = { ...derived, shippedDocument, updatedAt: now };
  if (!before) {
    const name = { kind: kind.name, key, recordId: kind.idOf(key) };
    await db
      .insertInto("contentItem")
      .values({ ...name, ...row, publishedVersion: 0 })
      // Two processes may start for the first time at once.
      .onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet(row))
      .execute();
    return;
  }
  // Once an editor's change was replaced by the shipped text, each newer one becomes a version.
  const number = before.version === 0 ? 0 : before.version + 1;
  if (number > 0) {
    const version = { kind: kind.name, key, number, document: shippedDocument, authorId: null, createdAt: now };
    await db.insertInto("contentVersion").values(version).execute();
  }
  await items.set({ ...row, version: number, publishedVersion: number }).execute();
}

function readOrName(kind: Kind, { key, document, file }: ShippedItem) {
  try {
    return kind.read(key, document);
  } catch (error) {
    // A shipped text may not fit the table as editors have it: until they change one of them, it is as shipped.
    const asShipped = withEdited(new Map(), () => kind.judge(key, document)).readable;
    if (asShipped) return asShipped;
    if (!(error instanceof Failure)) throw error;
    const [problem] = error.problems;
    throw new Error(`content file ${file}: ${problem?.path || key}: ${problem?.msg}`, { cause: error });
  }
}
