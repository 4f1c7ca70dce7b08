import { sql, type Selectable } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { ContentItemTable } from "../../db/schema/content.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { addDays } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { wordsOf } from "../search/fold.ts";
import { readStored, type ContentDocument } from "./documents.ts";
import { kindNamed, kinds } from "./kinds.ts";
import { sourcesIn } from "./matter.ts";
import type { Show } from "./names.ts";

export type ContentItem = Selectable<ContentItemTable>;

/** What an item is called among all: its kind and its key. */
export interface ItemName {
  kind: ContentKind;
  key: string;
}

export interface VersionOfItem {
  /** 0: as shipped. */
  number: number;
  /** Null: it came with Umeed, by a command, or from one who is gone. */
  author: string | null;
  createdAt: number | null;
}

/** After so many days a medical text is to be held against its sources again. */
export const CHECK_AGAIN_AFTER = 365;

const medical = kinds.filter(({ isMedical }) => isMedical).map(({ name }) => name);

/**
 * Items by their titles.
 * @param kind null for all of them.
 * @param search words, or their beginnings, of the title or the key.
 */
export async function listItems(
  context: Context,
  { kind, search, show, ...paging }: { kind: ContentKind | null; search: string; show: Show } & Paging,
): Promise<Page<ContentItem>> {
  let rows = shown(context, show);
  if (kind) rows = rows.where("kind", "=", kind);
  for (const word of wordsOf(search)) rows = rows.where("searchText", "like", `%${word}%`);
  // Weeks by their number, which their keys have with two digits.
  const place = sql`case when kind in ('week', 'afterBirthWeek') then key else '' end`;
  return readPage(rows.orderBy("kind").orderBy(place).orderBy("title").orderBy("key"), paging);
}

/** The name of the member who last changed an item; null when nobody here did, or when she is gone. */
export async function editorOf({ db }: Context, { updatedBy }: ContentItem): Promise<string | null> {
  if (updatedBy === null) return null;
  const row = await db.selectFrom("member").select("fullName").where("id", "=", updatedBy).executeTakeFirst();
  return row?.fullName ?? null;
}

/** How many items of each sort wait for an editor. */
export async function countItems(context: Context): Promise<Record<Exclude<Show, "all">, number>> {
  const count = async (show: Show) => (await readPage(shown(context, show), { page: 1, limit: 1 })).total;
  return {
    drafts: await count("drafts"),
    scheduled: await count("scheduled"),
    due: await count("due"),
    newer: await count("newer"),
    discarded: await count("discarded"),
  };
}

function shown(context: Context, show: Show) {
  const isDiscarded = show === "discarded" ? 1 : 0;
  const rows = context.db.selectFrom("contentItem").selectAll().where("isDiscarded", "=", isDiscarded);
  if (show === "drafts") {
    return rows.where((item) =>
      item.or([
        item("publishedVersion", "is", null).and("version", ">", 0),
        item("version", ">", item.ref("publishedVersion")),
      ]),
    );
  }
  if (show === "scheduled") return rows.where("publishAt", "is not", null);
  if (show === "newer") return rows.where("isShippedNewer", "=", 1);
  if (show === "due") {
    const before = addDays(today(context), -CHECK_AGAIN_AFTER);
    return rows
      .where("kind", "in", medical)
      .where("publishedVersion", "is not", null)
      .where((item) => item.or([item("checkedOn", "is", null), item("checkedOn", "<", before)]));
  }
  return rows;
}

/** @throws {Failure} notFound */
export async function itemNamed({ db }: Pick<Context, "db">, { kind, key }: ItemName): Promise<ContentItem> {
  const row = await db
    .selectFrom("contentItem")
    .selectAll()
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  return found(row, kindNamed(kind).name);
}

/** The same in a transaction, until the end of which nobody else changes it. @throws {Failure} notFound */
export async function heldItem({ db }: Pick<Context, "db">, { kind, key }: ItemName): Promise<ContentItem> {
  const row = await db
    .updateTable("contentItem")
    .set((item) => ({ version: item.ref("version") }))
    .where("kind", "=", kind)
    .where("key", "=", key)
    .returningAll()
    .executeTakeFirst();
  return found(row, kindNamed(kind).name);
}

/** One version of an item; 0 is as shipped. @throws {Failure} notFound */
export async function documentOf(
  { db }: Pick<Context, "db">,
  item: Pick<ContentItem, "kind" | "key" | "shippedDocument">,
  number: number,
): Promise<ContentDocument> {
  if (number === 0) return readStored(found(item.shippedDocument ?? undefined, "version"));
  const row = await db
    .selectFrom("contentVersion")
    .select("document")
    .where("kind", "=", item.kind)
    .where("key", "=", item.key)
    .where("number", "=", number)
    .executeTakeFirst();
  return readStored(found(row, "version").document);
}

/** It states medical facts, and nobody has read one of its sources yet: changed, it can't be published as it is. */
export function isUnread(kind: ContentKind, { matter }: ContentDocument): boolean {
  return kindNamed(kind).isMedical && sourcesIn(matter).every(({ source }) => source.checked === undefined);
}

/** All versions of an item, the newest first, as shipped last. */
export async function versionsOf({ db }: Context, item: ContentItem): Promise<VersionOfItem[]> {
  const rows = await db
    .selectFrom("contentVersion")
    .leftJoin("member", "member.id", "contentVersion.authorId")
    .select(["number", "fullName as author", "contentVersion.createdAt"])
    .where("kind", "=", item.kind)
    .where("key", "=", item.key)
    .orderBy("number", "desc")
    .execute();
  return item.shippedDocument === null ? rows : [...rows, { number: 0, author: null, createdAt: null }];
}

/** The keys and titles of a kind that others can point to, such as the categories of articles. */
export async function choicesOf({ db }: Context, kind: ContentKind): Promise<{ key: string; title: string }[]> {
  return db
    .selectFrom("contentItem")
    .select(["key", "title"])
    .where("kind", "=", kind)
    .where("publishedVersion", "is not", null)
    .orderBy("title")
    .execute();
}
