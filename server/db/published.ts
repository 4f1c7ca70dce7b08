import type { Database } from "./schema.ts";

/** Content items of every language, each with the version that readers have; its columns are null for the shipped text and for none. */
export function withPublished(db: Database) {
  return db
    .selectFrom("contentItem")
    .leftJoin("contentVersion", (join) =>
      join
        .onRef("contentVersion.kind", "=", "contentItem.kind")
        .onRef("contentVersion.key", "=", "contentItem.key")
        .onRef("contentVersion.language", "=", "contentItem.language")
        .onRef("contentVersion.number", "=", "contentItem.publishedVersion"),
    );
}
