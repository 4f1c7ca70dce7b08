import { z } from "@hono/zod-openapi";
import type { Page } from "../domain/lists/paging.ts";
import { say } from "../contract/sentences/say.ts";

const wrongPage = { error: () => say.pageWrong() };
const wrongLimit = { error: () => say.limitWrong() };

export const pagingQuery = {
  page: z.coerce.number(wrongPage).int(wrongPage).min(1, wrongPage).max(100_000, wrongPage).optional().default(1),
  limit: z.coerce.number(wrongLimit).int(wrongLimit).min(1, wrongLimit).max(100, wrongLimit).optional().default(10),
};

export const cardsQuery = {
  cards: z
    .enum(["true", "false"], { error: () => say.trueOrFalse() })
    .optional()
    .transform((value) => value === "true")
    .openapi({ description: "Leave out what a detail screen shows beside what the list shows" }),
};

export function paged<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), totalPages: z.int(), page: z.int(), total: z.int() });
}

export function pagedJson<T, W>({ items, totalPages, page, total }: Page<T>, wire: (item: T) => W) {
  return { data: items.map(wire), totalPages, page, total };
}
