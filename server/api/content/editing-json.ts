import { z } from "@hono/zod-openapi";
import type { Difference } from "../../domain/content/differences.ts";
import type { ContentItem, VersionOfItem } from "../../domain/content/items.ts";
import { CONTENT_KINDS } from "../../contract/content/kinds.ts";
import { recordId } from "../fields.ts";

export const kind = z.enum(CONTENT_KINDS, "There is no such kind of content.");

export const one = z.object({ kind, key: recordId });

const wrongVersion = "Say which version you changed.";
export const version = z
  .number(wrongVersion)
  .int(wrongVersion)
  .min(0, wrongVersion)
  .openapi({ description: "The newest that the editor had before her" });

export const DocumentJson = z.object({ matter: z.record(z.string(), z.unknown()), body: z.string() });

export const ItemJson = z
  .object({
    kind,
    key: z.string(),
    recordId: z.string().openapi({ description: "The id under which readers get it" }),
    title: z.string(),
    version: z.number().openapi({ description: "The newest; 0: as shipped" }),
    publishedVersion: z.number().nullable().openapi({ description: "What readers have; null: nothing" }),
    scheduledVersion: z.number().nullable(),
    publishTime: z.number().nullable().openapi({ description: "Epoch milliseconds" }),
    isOurs: z.boolean().openapi({ description: "Changed here, so that nothing shipped overwrites it" }),
    isShipped: z.boolean(),
    isShippedNewer: z.boolean().openapi({ description: "Shipped text has changed since an editor looked at it" }),
    isDiscarded: z.boolean().openapi({ description: "Thrown away before readers had it; saved again, it is back" }),
    checkedOn: z.string().nullable().openapi({ description: "When a source of it was last read", format: "date" }),
    updatedTime: z.number(),
  })
  .openapi("ContentItem");

export const WholeItemJson = ItemJson.extend({
  document: DocumentJson,
  editor: z.string().nullable(),
  isUnread: z.boolean().openapi({
    description: "Medical, and no source of it was read yet: changed, it can be published only when one was",
  }),
});

export const DifferenceJson = z
  .object({ kind: z.enum(["same", "added", "removed"]), text: z.string() })
  .openapi("Difference");

export const VersionJson = z
  .object({
    number: z.number().openapi({ description: "0: as shipped" }),
    author: z.string().nullable(),
    createdTime: z.number().nullable(),
  })
  .openapi("ContentVersion");

export function itemJson(item: ContentItem) {
  const { kind, key, recordId, title, version, publishedVersion, scheduledVersion, checkedOn } = item;
  return {
    kind,
    key,
    recordId,
    title,
    version,
    publishedVersion,
    scheduledVersion,
    publishTime: item.publishAt,
    isOurs: item.isOurs === 1,
    isShipped: item.shippedDocument !== null,
    isShippedNewer: item.isShippedNewer === 1,
    isDiscarded: item.isDiscarded === 1,
    checkedOn,
    updatedTime: item.updatedAt,
  };
}

export function versionJson({ number, author, createdAt }: VersionOfItem) {
  return { number, author, createdTime: createdAt };
}

export const differencesJson = (differences: Difference[]) => differences.map(({ kind, text }) => ({ kind, text }));
