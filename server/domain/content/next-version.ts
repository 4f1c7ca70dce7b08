import type { Updateable } from "kysely";
import type { ContentItemTable } from "../../db/schema/content.ts";
import type { Context } from "../context.ts";
import { searchTextOf } from "../search/fold.ts";
import { storedOf, type ContentDocument } from "./documents.ts";
import type { ContentItem } from "./items.ts";
import { kindNamed } from "./kinds.ts";
import { ofItem } from "./item-name.ts";

export async function putNext(
  { db, now }: Pick<Context, "db" | "now">,
  authorId: string,
  { kind, key, version }: ContentItem,
  document: ContentDocument,
  standing: Pick<
    Updateable<ContentItemTable>,
    "publishedVersion" | "isOurs" | "isShippedNewer" | "isDiscarded" | "checkedOn"
  >,
): Promise<void> {
  const number = version + 1;
  const title = kindNamed(kind).titleOf(document);
  await db
    .insertInto("contentVersion")
    .values({ kind, key, number, document: storedOf(document), authorId, createdAt: now() })
    .execute();
  await db
    .updateTable("contentItem")
    .set({
      ...standing,
      version: number,
      checkId: null,
      ...(standing.publishedVersion === null ? {} : { withdrawnVersion: null }),
      scheduledVersion: null,
      publishAt: null,
      title,
      searchText: searchTextOf(`${title} ${key}`),
      updatedAt: now(),
      updatedBy: authorId,
    })
    .where(ofItem({ kind, key }))
    .execute();
}
