import { sql, type Expression, type RawBuilder } from "kysely";
import type { Flag } from "./schema/columns.ts";

export function flagOf(query: Expression<unknown>): RawBuilder<Flag> {
  return sql<Flag>`case when exists ${query} then 1 else 0 end`;
}
