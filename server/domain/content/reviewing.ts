import { REVIEW_DATE_MISSING } from "../../contract/clinician-reviews/fields.ts";
import { isAdvice } from "../../contract/content/kinds.ts";
import { changedMeanwhile, Failure, invalid } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import type { Context } from "../context.ts";
import { isSaneDate, WRONG_YEAR } from "./front-matter.ts";
import { lockItem, storedDocumentOf, type ContentItem } from "./items.ts";
import { toldIn } from "../clinician-reviews/told.ts";
import { takeTurn } from "./turn.ts";
import type { Member } from "../member/member.ts";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";
import { languageInWords, ofItem, whichVersion, type ItemName } from "./item-name.ts";

export interface EnteredReview {
  name: string;
  qualification: string;
  registration: string | null;
  /** YYYY-MM-DD. */
  date: string;
  version: number;
}

/** @throws {Failure} conflict, when readers have another version; invalid, for a day on which that can't have been. */
export async function enterReview(
  context: Context,
  editor: Member,
  name: ItemName,
  { date, version, ...clinician }: EnteredReview,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = await lockItem(inside, name);
    requireReviewable(item);
    if (item.publishedVersion !== version) throw changedMeanwhile("text");
    await requirePossible(inside, item, { date, version });
    const row = {
      ...clinician,
      version,
      reviewedOn: date,
      textHash: toldIn(await storedDocumentOf(inside, item, version)),
      recordId: item.recordId,
      enteredBy: editor.id,
      enteredAt: context.now(),
    };
    await db
      .insertInto("clinicianReview")
      .values({ kind: name.kind, key: name.key, language: name.language, ...row })
      .onConflict((conflict) => conflict.columns(["kind", "key", "language"]).doUpdateSet(row))
      .execute();
    const reason = `${whichVersion(name, version)}, by ${clinician.name}, ${clinician.qualification}, on ${date}`;
    await recordAct(inside, editor.id, { act: "enter review", subjectKind: name.kind, subjectId: name.key, reason });
  });
}

export async function removeReview(context: Context, editor: Member, name: ItemName): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    await lockItem(inside, name);
    const removed = await db
      .deleteFrom("clinicianReview")
      .where(ofItem(name))
      .returning(["name", "reviewedOn"])
      .executeTakeFirst();
    if (!removed) return;
    const said = [`by ${removed.name}`, `on ${removed.reviewedOn}`, languageInWords(name.language)];
    const reason = said.filter((words) => words !== null).join(", ");
    await recordAct(inside, editor.id, { act: "remove review", subjectKind: name.kind, subjectId: name.key, reason });
  });
}

function requireReviewable({ kind, publishedVersion }: ContentItem) {
  if (!isAdvice(kind)) {
    throw new Failure("conflict", "Only texts about health have a clinician's review.", { code: "no_review" });
  }
  if (publishedVersion === null) {
    throw new Failure("conflict", "Readers do not have this text. Publish it first.", { code: "not_published" });
  }
}

/** @throws {Failure} invalid, for no day, and for one that is still to come. */
export function requireDayOfReview({ now, timeZone }: Pick<Context, "now" | "timeZone">, date: string): void {
  if (!isSaneDate(date)) throw invalid("date", date === "" ? REVIEW_DATE_MISSING : WRONG_YEAR);
  if (date > calendarDateOf(now(), timeZone)) {
    throw invalid("date", "This day is still to come. Write the day of the review.");
  }
}

async function requirePossible(
  context: Context,
  item: ContentItem,
  { date, version }: { date: string; version: number },
) {
  requireDayOfReview(context, date);
  const saved = await context.db
    .selectFrom("contentVersion")
    .select("createdAt")
    .where(ofItem(item))
    .where("number", "=", version)
    .executeTakeFirst();
  if (saved && date < calendarDateOf(saved.createdAt, context.timeZone)) {
    throw invalid("date", "Readers' text was saved after this day, so the review was of another text.");
  }
}
