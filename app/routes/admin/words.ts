import type { FoundMember, ModerationCase, PastDecision } from "../../api/types.ts";

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
  answer: "Answer of",
} satisfies Record<ModerationCase["kind"], string>;

/** What was decided against a member. */
export const decidedInWords = {
  hide: "Hidden",
  remove: "Removed",
  warn: "Warned",
  suspend: "Suspended",
} satisfies Record<PastDecision["kind"], string>;

/** What it was decided about. */
export const subjectInWords = {
  post: "a post",
  comment: "a comment",
  review: "a review",
  member: "messages",
} satisfies Record<PastDecision["about"], string>;

export const stateInWords = {
  shown: "Everybody can read it.",
  waiting: "It waits for a first look; nobody else can read it.",
  reported: "Three members reported it, so it is hidden until you decide.",
  hidden: "It is hidden.",
} satisfies Record<NonNullable<ModerationCase["subject"]>["state"], string>;

/** The roles, as those who give them read them. */
export const roleInWords = {
  member: "Member",
  moderator: "Moderator",
  editor: "Editor",
  administrator: "Administrator",
} satisfies Record<FoundMember["role"], string>;

const acts: Record<string, { name: string; verb: string }> = {
  hide: { name: "Hidden", verb: "hid" },
  restore: { name: "Shown", verb: "showed" },
  dismiss: { name: "Left as it was", verb: "found nothing wrong with" },
  trace: { name: "Looked behind a pseudonym", verb: "looked behind the pseudonym of" },
  grant: { name: "Roles", verb: "changed the role of" },
  suspend: { name: "Suspended", verb: "suspended" },
  "give voice": { name: "May write again", verb: "gave the voice back to" },
  "end sessions": { name: "Logged out", verb: "logged out" },
  "order export": { name: "Data on request", verb: "had the file of her data made for" },
  delete: { name: "Deleted on request", verb: "deleted the account of" },
  "reset code": { name: "Codes for a new password", verb: "gave out a code for a new password of" },
  "phone code": { name: "Codes for a new number", verb: "gave out a code for a new number of" },
  answer: { name: "Answered", verb: "answered" },
  close: { name: "Closed", verb: "closed" },
  remove: { name: "Removed", verb: "removed" },
  warn: { name: "Warned", verb: "warned" },
  uphold: { name: "Decisions upheld", verb: "upheld a decision about" },
  undo: { name: "Decisions undone", verb: "took back a decision about" },
  set: { name: "Settings", verb: "changed the" },
  upload: { name: "Pictures", verb: "uploaded a" },
  edit: { name: "Changed content", verb: "changed" },
  publish: { name: "Published", verb: "published" },
  schedule: { name: "Set to be published", verb: "set a time to publish" },
  unschedule: { name: "Not to be published then", verb: "took back the time to publish" },
  withdraw: { name: "Withdrawn", verb: "withdrew" },
  "take shipped": { name: "Took the new text", verb: "took the text that came with the product for" },
  "leave shipped": { name: "Left the new text", verb: "left the text that came with the product for" },
};

/** An act in the log, as a choice and within a sentence. */
export const actInWords = (act: string) => acts[act] ?? { name: act, verb: `(${act})` };
