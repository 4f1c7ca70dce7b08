import type { ModerationCase } from "../../api/types.ts";

/** Why a text was reported, as moderators and members read it. */
export const reasonInWords = {
  unkind: "Unkind",
  unsafeAdvice: "Unsafe advice",
  spam: "Spam",
  privateData: "Private data",
  other: "Something else",
} satisfies Record<ModerationCase["reports"][number]["reason"], string>;

/** What a case is about, as its card begins. */
export const kindInWords = {
  post: "Post by",
  comment: "Comment by",
  member: "Messages of",
  review: "Review by",
} satisfies Record<ModerationCase["kind"], string>;

export const stateInWords = {
  shown: "Everybody can read it.",
  waiting: "It waits for a first look; nobody else can read it.",
  reported: "Three members reported it, so it is hidden until you decide.",
  hidden: "It is hidden.",
} satisfies Record<NonNullable<ModerationCase["subject"]>["state"], string>;
