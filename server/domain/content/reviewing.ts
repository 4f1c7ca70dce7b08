import { isAdvice } from "../../contract/content/kinds.ts";
import { changedMeanwhile, Failure, invalid } from "../../failures.ts";
import type { Context } from "../context.ts";
import { recordEntered, recordRemoved, requireDayOfReview, rowOfReview, type EnteredReview } from "./entered-review.ts";
import { lockItem, storedDocumentOf, type ContentItem } from "./items.ts";
import { toldIn } from "../clinician-reviews/told.ts";
import { takeTurn } from "./turn.ts";
import type { Member } from "../member/member.ts";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";
import { ofItem, whichVersion, type ItemName } from "./item-name.ts";

/** @throws {Failure} conflict, when readers have another version; invalid, for a day on which that can't have been. */
export async function enterReview(
  context: Context,
  editor: Member,
  name: ItemName,
  entered: EnteredReview<number>,
): Promise<void> {
  const { version } = entered;
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = await lockItem(inside, name);
    requireReviewable(item);
    if (item.publishedVersion !== version) throw changedMeanwhile("text");
    await requirePossible(inside, item, entered);
    const row = {
      ...rowOfReview(inside, editor, entered),
      version,
      textHash: toldIn(await storedDocumentOf(inside, item, version)),
      recordId: item.recordId,
    };
    await db
      .insertInto("clinicianReview")
      .values({ kind: name.kind, key: name.key, language: name.language, ...row })
      .onConflict((conflict) => conflict.columns(["kind", "key", "language"]).doUpdateSet(row))
      .execute();
    await recordEntered(inside, editor, subjectOf(name), whichVersion(name, version), entered);
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
    if (removed) await recordRemoved(inside, editor, subjectOf(name), removed, name.language);
  });
}

const subjectOf = ({ kind, key }: ItemName) => ({ subjectKind: kind, subjectId: key });

function requireReviewable({ kind, publishedVersion }: ContentItem) {
  if (!isAdvice(kind)) {
    throw new Failure("conflict", "Only texts about health have a clinician's review.", { code: "no_review" });
  }
  if (publishedVersion === null) {
    throw new Failure("conflict", "Readers do not have this text. Publish it first.", { code: "not_published" });
  }
}

async function requirePossible(context: Context, item: ContentItem, { date, version }: EnteredReview<number>) {
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
