import type { Updateable } from "kysely";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import type { ContentItemTable } from "../../db/schema/content.ts";
import type { Context } from "../context.ts";
import { storedOf, type ContentDocument } from "./documents.ts";
import { ownDocument, type ContentItem, type Origin } from "./items.ts";
import { kindNamed } from "./kinds.ts";
import { foundBy, ofItem } from "./item-name.ts";

export async function putNext(
  { db, now }: Pick<Context, "db" | "now">,
  authorId: string,
  { kind, key, language, version }: ContentItem,
  document: ContentDocument,
  origin: Origin,
  standing: Pick<
    Updateable<ContentItemTable>,
    "publishedVersion" | "isOurs" | "isShippedNewer" | "isDiscarded" | "checkedOn" | "englishHash"
  >,
): Promise<void> {
  const number = version + 1;
  const own = storedOf(await ownDocument({ db }, { kind, key, language }, document));
  await db
    .insertInto("contentVersion")
    .values({ kind, key, language, number, document: own, ...origin, authorId, createdAt: now() })
    .execute();
  await db
    .updateTable("contentItem")
    .set({
      ...(language === FIRST_LANGUAGE ? {} : { englishHash: origin.englishHash }),
      ...standing,
      version: number,
      checkId: null,
      ...(standing.publishedVersion === null ? {} : { withdrawnVersion: null }),
      scheduledVersion: null,
      publishAt: null,
      ...foundBy(kindNamed(kind).titleOf(document, language), key),
      updatedAt: now(),
      updatedBy: authorId,
    })
    .where(ofItem({ kind, key, language }))
    .execute();
}
