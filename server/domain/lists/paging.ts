import { sql, type SelectQueryBuilder, type Simplify } from "kysely";

/** Which part of a list is asked for. */
export interface Paging {
  /** From 1. */
  page: number;
  /** Items a page. */
  limit: number;
}

/** One page of a list. */
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

/**
 * The page of `rows`, a query that gives the whole list in its order.
 * @param keptTotal how many there are, where a count is kept; a list that can grow long needs one.
 */
export async function readPage<Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  paging: Paging,
  keptTotal?: number,
): Promise<Page<Simplify<Row>>> {
  const items = await rows.limit(paging.limit).offset(offsetOf(paging)).execute();
  return pageOf(items, keptTotal ?? (await countOf(rows)), paging);
}

/** How many rows a query gives. */
export async function countOf<Tables, From extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, From, Row>) {
  const count = rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as("total"));
  const { total } = await count.$castTo<{ total: number }>().executeTakeFirstOrThrow();
  return total;
}
