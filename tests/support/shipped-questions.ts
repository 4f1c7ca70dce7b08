import { z } from "zod";
import type { ShippedItem } from "../../server/domain/content/shipping.ts";
import { WHO } from "../../server/domain/signs/table.ts";

const question = z.object({
  label: z.string(),
  who: z.enum(WHO),
  signs: z.array(z.string()),
  at: z.int().optional(),
});

/** What the danger check asks as shipped. */
export function questionsIn(items: ShippedItem[]) {
  return items
    .filter(({ kind }) => kind === "dangerSign")
    .map(({ key, document }) => ({ key, document, ...question.parse(document.matter) }));
}
