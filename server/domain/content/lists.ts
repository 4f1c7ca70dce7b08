import { sql, type ExpressionBuilder } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import { withPublished } from "../../db/published.ts";
import type { Schema } from "../../db/schema.ts";
import type { Context } from "../context.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { addDays } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { wordsOf } from "../search/fold.ts";
import type { ContentItem } from "./items.ts";
import { kinds } from "./kinds.ts";
import { SHOWS, type Show, type Sort } from "./names.ts";

/** Days after which a medical text has to be checked against its sources again. */
const CHECK_AGAIN_AFTER = 365;

const medical = kinds.filter(({ isMedical }) => isMedical).map(({ name }) => name);

export async function listItems(
  context: Context,
  {
    kind,
    language,
    search,
    show,
    sort,
    ...paging
  }: { kind: ContentKind | null; language: LanguageCode; search: string; show: Show; sort: Sort } & Paging,
): Promise<Page<ContentItem>> {
  let rows = shown(context, show, language);
  if (kind) rows = rows.where("kind", "=", kind);
  for (const word of wordsOf(search)) rows = rows.where("searchText", "like", `%${word}%`);
  if (sort === "newest") return readPage(rows.orderBy("updatedAt", "desc").orderBy("kind").orderBy("key"), paging);
  if (sort === "longestUnchecked") {
    const day = sql`coalesce(checked_on, '')`;
    return readPage(rows.orderBy(day).orderBy("title").orderBy("kind").orderBy("key"), paging);
  }
  // Weeks sort by their keys, whose numbers have two digits.
  const place = sql`case when kind in ('week', 'afterBirthWeek') then key else '' end`;
  return readPage(rows.orderBy("kind").orderBy(place).orderBy("title").orderBy("key"), paging);
}

type Counted = Exclude<Show, "all">;

/** All are counted in one look at the texts: most are about everything that is there. */
export async function countItems(context: Context, language: LanguageCode): Promise<Record<Counted, number>> {
  return context.db
    .selectFrom("contentItem")
    .where("language", "in", [FIRST_LANGUAGE, language])
    .select((item) =>
      SHOWS.filter((show) => show !== "all").map((show) =>
        item.fn
          .countAll<number>()
          .filterWhere(isShown(item, context, show, language))
          .as(show),
      ),
    )
    .$castTo<Record<Counted, number>>()
    .executeTakeFirstOrThrow();
}

function shown(context: Context, show: Show, language: LanguageCode) {
  return context.db
    .selectFrom("contentItem")
    .selectAll()
    .where((item) => isShown(item, context, show, language));
}

type Item = ExpressionBuilder<Schema, "contentItem">;

function isShown(item: Item, context: Context, show: Show, language: LanguageCode) {
  const isDiscarded = item("isDiscarded", "=", show === "discarded" ? 1 : 0);
  if (show === "untranslated") {
    return item.and([
      isDiscarded,
      item("language", "=", FIRST_LANGUAGE),
      item("publishedVersion", "is not", null),
      item.not(item.exists(inLanguage(item, language))),
    ]);
  }
  return item.and([isDiscarded, item("language", "=", language), ...particulars(item, context, show)]);
}

function particulars(item: Item, context: Context, show: Show) {
  if (show === "drafts") {
    return [
      item.or([
        item("publishedVersion", "is", null).and("version", ">", 0),
        item("version", ">", item.ref("publishedVersion")),
      ]),
    ];
  }
  if (show === "check") return [item("checkId", "is not", null)];
  if (show === "scheduled") return [item("publishAt", "is not", null)];
  if (show === "newer") return [item("isShippedNewer", "=", 1)];
  if (show === "behind") {
    return [
      item.exists(inLanguage(item, FIRST_LANGUAGE).whereRef("other.englishHash", "!=", "contentItem.englishHash")),
    ];
  }
  if (show === "due") {
    return [
      item("kind", "in", medical),
      // A translation rests on the sources of the English text.
      item("language", "=", FIRST_LANGUAGE),
      item("publishedVersion", "is not", null),
      item.or([item("checkedOn", "is", null), item("checkedOn", "<", addDays(today(context), -CHECK_AGAIN_AFTER))]),
    ];
  }
  return [];
}

function inLanguage(item: Item, language: LanguageCode) {
  return item
    .selectFrom("contentItem as other")
    .select("other.key")
    .whereRef("other.kind", "=", "contentItem.kind")
    .whereRef("other.key", "=", "contentItem.key")
    .where("other.language", "=", language);
}

export interface EnglishOfItem {
  title: string;
  changedTime: number;
  isBehind: boolean;
}

/** Of translations, by their items; of English texts null. */
export async function englishOfAll(
  { db }: Context,
  items: ContentItem[],
): Promise<(item: ContentItem) => EnglishOfItem | null> {
  const translations = items.filter(({ language }) => language !== FIRST_LANGUAGE);
  if (translations.length === 0) return () => null;
  const rows = await withPublished(db)
    .select(["contentItem.kind", "contentItem.key", "title", "contentItem.englishHash", "updatedAt", "createdAt"])
    .where("contentItem.language", "=", FIRST_LANGUAGE)
    .where("contentItem.kind", "in", [...new Set(translations.map(({ kind }) => kind))])
    .where(
      "contentItem.key",
      "in",
      translations.map(({ key }) => key),
    )
    .execute();
  const nameOf = ({ kind, key }: Pick<ContentItem, "kind" | "key">) => `${kind}/${key}`;
  const known = new Map(rows.map((row) => [nameOf(row), row]));
  return (item) => {
    const english = item.language === FIRST_LANGUAGE ? undefined : known.get(nameOf(item));
    if (!english) return null;
    const { title, englishHash, updatedAt, createdAt } = english;
    const hashes = [item.englishHash, englishHash];
    return {
      title,
      changedTime: createdAt ?? updatedAt,
      isBehind: !hashes.includes(null) && hashes[0] !== hashes[1],
    };
  };
}

export async function choicesOf({ db }: Context, kind: ContentKind): Promise<{ key: string; title: string }[]> {
  return db
    .selectFrom("contentItem")
    .select(["key", "title"])
    .where("kind", "=", kind)
    .where("language", "=", FIRST_LANGUAGE)
    .where("publishedVersion", "is not", null)
    .orderBy("title")
    .execute();
}
