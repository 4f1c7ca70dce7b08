import type { DecidedCase, ModerationCase, PastDecision } from "../../../api/types.ts";
import { shorten } from "../../../format/shorten.ts";

const LINE_MAX = 80;

export const reasonInWords = {
  inDanger: "Somebody may be in danger",
  unkind: "Unkind",
  unsafeAdvice: "Unsafe advice",
  spam: "Spam",
  privateData: "Private data",
  unsuitablePicture: "Unsuitable picture",
  other: "Something else",
} satisfies Record<ModerationCase["reports"][number]["reason"], string>;

export const kindInWords = {
  post: "Post by",
  comment: "Comment by",
  member: "Messages from",
  review: "Review by",
  answer: "Appeal by",
} satisfies Record<ModerationCase["kind"], string>;

export const waitsInWords = {
  link: "contains a link",
  phoneNumber: "contains a phone number",
  firstPost: "their first post",
  picture: "a new member's picture",
} satisfies Record<NonNullable<ModerationCase["waitsFor"]>, string>;

export const outcomeInWords = {
  hide: "Hidden",
  restore: "Shown",
  dismiss: "No action",
  remove: "Removed for good",
  removePicture: "Picture taken down",
  warn: "Warned",
  suspend: "Suspended",
  uphold: "Decision upheld",
  undo: "Decision reversed",
} satisfies Record<DecidedCase["outcome"], string>;

export const decidedInWords = {
  hide: "Hidden",
  remove: "Removed",
  warn: "Warned",
  suspend: "Suspended",
} satisfies Record<PastDecision["kind"], string>;

export const subjectInWords = {
  post: "a post",
  comment: "a comment",
  review: "a review",
  member: "messages",
  picture: "the picture of a post",
} satisfies Record<PastDecision["about"], string>;

export const stateInWords = {
  shown: "Everybody can read it.",
  waiting: "Only its author can read it until it is approved.",
  reported: "Three members reported it, so it is hidden until you decide.",
  hidden: "It is hidden.",
} satisfies Record<NonNullable<ModerationCase["subject"]>["state"], string>;

const marks = {
  shown: "Everybody can read it",
  waiting: "New, to approve",
  reported: "Hidden by reports",
  hidden: "Hidden",
} satisfies typeof stateInWords;

type Subject = NonNullable<ModerationCase["subject"]>;

/** Whether everybody can read all of it, its picture too, and that in words. */
export function markOf({ state, picture }: Pick<Subject, "state" | "picture">) {
  if (state === "shown" && picture?.isWaiting) return { isShown: false, mark: "Words shown, picture to check" };
  return { isShown: state === "shown", mark: marks[state] };
}

export function caseInWords(item: ModerationCase): string {
  const { subject, reports, decision } = item;
  const name = nameOfCase(item);
  const words = decision?.answer ?? subject?.title ?? reports[0]?.seen.title ?? subject?.text ?? reports[0]?.seen.text;
  return words ? `${name}: “${shorten(words, LINE_MAX)}”` : name;
}

export function nameOfCase({
  kind,
  reports,
  waitsFor,
  subject,
}: Pick<ModerationCase, "kind" | "reports" | "waitsFor" | "subject">): string {
  if (kind === "member") return "Reported messages";
  if (kind === "answer") return "Appeal against a decision";
  if (waitsFor === "picture" && reports.length === 0) return "Picture to check";
  if (reports.length > 0) return `Reported ${kind}`;
  return subject && subject.state !== "waiting" ? `${withCapital(kind)}, no open report` : `New ${kind} to approve`;
}

/** Readers have it and nobody asked for a decision: it was opened from a list of what was decided, or from its page. */
export function isIdle({
  kind,
  subject,
  reports,
  waitsFor,
}: Pick<ModerationCase, "kind" | "subject" | "reports" | "waitsFor">) {
  return kind !== "answer" && subject?.state === "shown" && reports.length === 0 && waitsFor === null;
}

/** What readers have not had yet, and nobody has reported. */
export function isToApprove({ subject, reports }: Pick<ModerationCase, "subject" | "reports">): boolean {
  return subject?.state === "waiting" && reports.length === 0;
}

export function reasonsInWords({ reports, waitsFor }: Pick<ModerationCase, "reports" | "waitsFor">): string[] {
  const reasons = [...new Set(reports.map(({ reason }) => reasonInWords[reason]))];
  const count = reports.length > 1 ? [`${reports.length} reports`] : [];
  return [...reasons, ...count, ...(waitsFor ? [withCapital(waitsInWords[waitsFor])] : [])];
}

function withCapital(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
