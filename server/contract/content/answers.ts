import { z } from "zod";
import { day, moment } from "../times.ts";
import { LANGUAGE_CODES } from "../languages.ts";
import { CONTENT_KINDS } from "./kinds.ts";

export const pictureUrl = z.string().meta({ description: "Path of the picture, to prefix with the API base" });
export const html = z.string().meta({ description: "HTML" });

/** Of a record with words: left out where they are in the language of the answer, and up to date. */
export const languageOfWords = {
  textLanguage: z
    .enum(LANGUAGE_CODES)
    .optional()
    .meta({ description: "The language of its words, where that is not the one of the answer" }),
  isBehind: z.boolean().optional().meta({ description: "The English text has changed since it was translated" }),
  isUnreviewed: z
    .boolean()
    .optional()
    .meta({ description: "A translation of a text about health that no clinician has read as it is now" }),
};

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

export const ClinicianReviewJson = z
  .object({
    name: z.string(),
    qualification: z.string(),
    registration: z.string().nullable().meta({ description: "The number of the clinician's registration" }),
    date: day,
    isChangedSince: z.boolean().meta({ description: "Readers have another text than the one that was reviewed" }),
  })
  .meta({ id: "ClinicianReview" });
export type ClinicianReviewJson = z.infer<typeof ClinicianReviewJson>;

export const clinicianReview = ClinicianReviewJson.or(z.null()).meta({
  description: "The clinician who reviewed the text; null: none has",
});

const item = {
  kind: z.enum(CONTENT_KINDS),
  key: z.string(),
  language: z.enum(LANGUAGE_CODES).meta({ description: "Of its words; a translation has versions of its own" }),
  recordId: z.string().meta({ description: "The id under which readers get it" }),
  title: z.string(),
  version: z.int().meta({ description: "The newest; 0: as shipped" }),
  publishedVersion: z.int().nullable().meta({ description: "What readers have; null: nothing" }),
  scheduledVersion: z.int().nullable(),
  publishTime: moment.nullable(),
  isOurs: z.boolean().meta({ description: "Changed here, so that nothing shipped overwrites it" }),
  isShipped: z.boolean(),
  isShippedNewer: z.boolean().meta({ description: "Umeed's own text has changed since an editor looked at it" }),
  isToCheck: z.boolean().meta({ description: "A change of it waits for a second person" }),
  isDiscarded: z.boolean().meta({ description: "Discarded before readers had it; saving it brings it back" }),
  checkedOn: z.string().nullable().meta({ description: "When a source of it was last read", format: "date" }),
  updatedTime: z.int(),
};
export const ContentItemJson = z.object(item).meta({ id: "ContentItem" });
export type ContentItemJson = z.infer<typeof ContentItemJson>;

const SentBackJson = z.object({
  by: z.string().nullable().meta({ description: "Null when they left" }),
  time: moment,
  reason: z.string(),
});

const EnglishOfItemJson = z.object({
  title: z.string(),
  changedTime: z.int().meta({ description: "When readers last got another English text" }),
  isBehind: z.boolean().meta({ description: "The translation was made from an older one" }),
});

export const ListedItemJson = z
  .object({
    ...item,
    english: EnglishOfItemJson.or(z.null()).meta({ description: "Of a translation; null for what is in English" }),
  })
  .meta({ id: "ListedContentItem" });
export type ListedItemJson = z.infer<typeof ListedItemJson>;

export const WholeItemJson = z.object({
  ...item,
  document: ContentDocumentJson,
  editor: z.string().nullable(),
  sentBack: SentBackJson.or(z.null()).meta({ description: "Why a second person sent the newest version back" }),
  isCheckedWithdrawal: z.boolean().meta({ description: "A second person has to agree before readers lose it" }),
  review: clinicianReview,
  isUnread: z.boolean().meta({
    description: "Medical, and no source of it was read yet: changed, it can be published only when one was",
  }),
});
export type WholeItemJson = z.infer<typeof WholeItemJson>;

export const DifferenceJson = z
  .object({ kind: z.enum(["same", "added", "removed"]), text: z.string() })
  .meta({ id: "Difference" });
export type DifferenceJson = z.infer<typeof DifferenceJson>;

export const FieldChangeJson = z
  .object({
    field: z.string().meta({ description: "Its name in the document; `body` for the text" }),
    differences: z.array(DifferenceJson),
  })
  .meta({ id: "FieldChange" });
export type FieldChangeJson = z.infer<typeof FieldChangeJson>;

export const EnglishBesideJson = z.object({
  title: z.string(),
  document: ContentDocumentJson,
  fields: z.array(z.string()).meta({ description: "The fields that a translator writes" }),
  hasText: z.boolean().meta({ description: "A translator writes its text, too" }),
  isPublished: z.boolean().meta({ description: "Readers have it; else it is the newest draft" }),
  isBehind: z.boolean().meta({ description: "It has changed since the newest version of the translation was made" }),
  changes: z.array(FieldChangeJson).nullable().meta({
    description: "By field, the text being `body`: what has changed since; null: what it was made from is not known",
  }),
});
export type EnglishBesideJson = z.infer<typeof EnglishBesideJson>;

export const RiskJson = z
  .object({
    what: z.enum(["dose", "urgency", "negation"]).meta({
      description: "dose: a dose or threshold; urgency: it is lowered; negation: a 'no' or 'not' that came or went",
    }),
    before: z.string().nullable().meta({
      description: "What readers have; null for what is new, and of a translation where readers have the English",
    }),
    after: z.string().nullable().meta({ description: "Null for what is gone" }),
    english: z.string().optional().meta({ description: "Of a translation: what the English says there" }),
    differences: z.array(DifferenceJson).meta({ description: "Word by word; empty unless there are both sides" }),
  })
  .meta({ id: "ContentRisk" });
export type RiskJson = z.infer<typeof RiskJson>;

export const CheckJson = z
  .object({
    act: z.enum(["publish", "withdraw"]),
    version: z.int().meta({ description: "What is to be published; of a withdrawal, the newest" }),
    against: z.int().nullable().meta({ description: "What readers have; null: nothing" }),
    title: z.string(),
    source: z.string(),
    publishTime: moment.nullable(),
    asker: z.string().nullable().meta({ description: "Null when they left" }),
    askedTime: moment,
    isOwn: z.boolean().meta({ description: "Asked for by the caller, who may not decide" }),
    others: z.int().meta({ description: "Editors and administrators who may decide" }),
    risks: z.array(RiskJson),
    differences: z.array(DifferenceJson),
    changes: z.array(FieldChangeJson).meta({ description: "The same, field by field" }),
  })
  .meta({ id: "ContentCheck" });
export type CheckJson = z.infer<typeof CheckJson>;

export const ContentVersionJson = z
  .object({
    number: z.int().meta({ description: "0: as shipped" }),
    author: z.string().nullable(),
    createdTime: z.int().nullable(),
    changed: z.array(z.string()).nullable().meta({
      description: "The fields that differ from the version before, body for the text; null where there is none before",
    }),
  })
  .meta({ id: "ContentVersion" });

export const IconJson = z
  .object({ name: z.string().meta({ description: "For the field picture of a piece of content" }), url: pictureUrl })
  .meta({ id: "Icon" });

/** What the contract's detail screens show, in the fields of a list that is asked for with `cards` optional. */
export function leftOutOfCards<Shape extends z.ZodRawShape>(text: Shape) {
  return z.object(text).partial().shape;
}
