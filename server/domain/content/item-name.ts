import { expressionBuilder, type Expression, type SqlBool } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { Schema } from "../../db/schema.ts";

export interface ItemName {
  kind: ContentKind;
  key: string;
}

export function ofItem({ kind, key }: ItemName): Expression<SqlBool> {
  const row = expressionBuilder<Schema, "contentItem">();
  return row.and([row("kind", "=", kind), row("key", "=", key)]);
}
