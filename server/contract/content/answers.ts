import { z } from "zod";
import { day, moment } from "../times.ts";
import { CONTENT_KINDS } from "./kinds.ts";

export const pictureUrl = z.string().meta({ description: "Path of the picture, to prefix with the API base" });
export const html = z.string().meta({ description: "HTML" });

export const SourceJson = z
  .object({ name: z.string(), url: z.string(), checked: day.optional() })
  .meta({ id: "Source" });
export type SourceJson = z.infer<typeof SourceJson>;

export const ContentDocumentJson = z
  .object({
    matter: z
      .record(z.string(), z.unknown())
      .meta({ description: "The fields before the text, as in the front matter of the kind's files" }),
    body: z.string().meta({ description: "Markdown" }),
  })
  .meta({ id: "ContentDocument" });
export type ContentDocumentJson = z.infer<typeof ContentDocumentJson>;

const item = {
  kind: z.enum(CONTENT_KINDS),
  key: z.string(),
  recordId: z.string().meta({ description: "The id under which readers get it" }),
  title: z.string(),
  version: z.int().meta({ description: "The newest; 0: as shipped" }),
  publishedVersion: z.int().nullable().meta({ description: "What readers have; null: nothing" }),
  scheduledVersion: z.int().nullable(),
  publishTime: moment.nullable(),
  isOurs: z.boolean().meta({ description: "Changed here, so that nothing shipped overwrites it" }),
  isShipped: z.boolean(),
  isShippedNewer: z.boolean().meta({ description: "Shipped text has changed since an editor looked at it" }),
  isDiscarded: z.boolean().meta({ description: "Thrown away before readers had it; saved again, it is back" }),
  checkedOn: z.string().nullable().meta({ description: "When a source of it was last read", format: "date" }),
  updatedTime: z.int(),
};
export const ContentItemJson = z.object(item).meta({ id: "ContentItem" });
export type ContentItemJson = z.infer<typeof ContentItemJson>;

export const WholeItemJson = z.object({
  ...item,
  document: ContentDocumentJson,
  editor: z.string().nullable(),
  isUnread: z.boolean().meta({
    description: "Medical, and no source of it was read yet: changed, it can be published only when one was",
  }),
});
export type WholeItemJson = z.infer<typeof WholeItemJson>;

export const DifferenceJson = z
  .object({ kind: z.enum(["same", "added", "removed"]), text: z.string() })
  .meta({ id: "Difference" });
export type DifferenceJson = z.infer<typeof DifferenceJson>;

export const ContentVersionJson = z
  .object({
    number: z.int().meta({ description: "0: as shipped" }),
    author: z.string().nullable(),
    createdTime: z.int().nullable(),
  })
  .meta({ id: "ContentVersion" });

export const IconJson = z
  .object({ name: z.string().meta({ description: "For the field picture of a piece of content" }), url: pictureUrl })
  .meta({ id: "Icon" });

/** What the contract's detail screens show, in the fields of a list that is asked for with `cards` optional. */
export function leftOutOfCards<Shape extends z.ZodRawShape>(text: Shape) {
  return z.object(text).partial().shape;
}
