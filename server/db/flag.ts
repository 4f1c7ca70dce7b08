import { sql, type Expression, type RawBuilder } from "kysely";
import type { Flag } from "./schema/columns.ts";

/** 1 where the query finds a row, else 0: truth as both databases give it back. */
export function flagOf(query: Expression<unknown>): RawBuilder<Flag> {
  return sql<Flag>`case when exists ${query} then 1 else 0 end`;
}
