import { REVIEW_DATE_MISSING } from "../../contract/clinician-reviews/fields.ts";
import type { LanguageCode } from "../../contract/languages.ts";
import { invalid } from "../../failures.ts";
import { recordAct, type Act } from "../audit-log/acts.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";
import { isSaneDate, WRONG_YEAR } from "./front-matter.ts";
import { languageInWords } from "./item-name.ts";

export interface EnteredReview<Version> {
  version: Version;
  name: string;
  qualification: string;
  registration?: string | null | undefined;
  /** YYYY-MM-DD. */
  date: string;
}

type Clinician = Omit<EnteredReview<unknown>, "version">;
type Subject = Pick<Act, "subjectKind" | "subjectId">;

/** @throws {Failure} invalid, for no day, and for one that is still to come. */
export function requireDayOfReview({ now, timeZone }: Pick<Context, "now" | "timeZone">, date: string): void {
  if (!isSaneDate(date)) throw invalid("date", date === "" ? REVIEW_DATE_MISSING : WRONG_YEAR);
  if (date > calendarDateOf(now(), timeZone)) {
    throw invalid("date", "This day is still to come. Write the day of the review.");
  }
}

export function rowOfReview(
  { now }: Pick<Context, "now">,
  { id }: Member,
  { name, qualification, registration = null, date }: Clinician,
) {
  return { name, qualification, registration, reviewedOn: date, enteredBy: id, enteredAt: now() };
}

export async function recordEntered(
  context: Context,
  editor: Member,
  subject: Subject,
  which: string | null,
  { name, qualification, date }: Clinician,
): Promise<void> {
  const reason = inWords(which, `by ${name}`, qualification, `on ${date}`);
  await recordAct(context, editor.id, { act: "enter review", ...subject, reason });
}

export async function recordRemoved(
  context: Context,
  editor: Member,
  subject: Subject,
  { name, reviewedOn }: { name: string; reviewedOn: string },
  language: LanguageCode,
): Promise<void> {
  const reason = inWords(`by ${name}`, `on ${reviewedOn}`, languageInWords(language));
  await recordAct(context, editor.id, { act: "remove review", ...subject, reason });
}

const inWords = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(", ");
