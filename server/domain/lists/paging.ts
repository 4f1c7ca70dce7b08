import { sql, type SelectQueryBuilder, type Simplify } from "kysely";

export interface Paging {
  page: number;
  limit: number;
}

export interface Page<T> {
  items: T[];
  total: number;
  totalPages: number;
  page: number;
}

export function pageOf<T>(items: T[], total: number, { page, limit }: Paging): Page<T> {
  return { items, total, totalPages: Math.ceil(total / limit), page };
}

export function offsetOf({ page, limit }: Paging): number {
  return (page - 1) * limit;
}

/** @param keptTotal a stored count; a list that can grow long needs one. */
export async function readPage<Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  paging: Paging,
  keptTotal?: number,
): Promise<Page<Simplify<Row>>> {
  const items = await rows.limit(paging.limit).offset(offsetOf(paging)).execute();
  return pageOf(items, keptTotal ?? (await countOf(rows)), paging);
}

export async function countOf<Tables, From extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, From, Row>) {
  const count = rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as("total"));
  const { total } = await count.$castTo<{ total: number }>().executeTakeFirstOrThrow();
  return total;
}
