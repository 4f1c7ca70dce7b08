import { changedMeanwhile } from "../../failures.ts";
import type { HandoutText, HandoutTranslation } from "../clinician-reviews/handouts.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { recordEntered, recordRemoved, requireDayOfReview, rowOfReview, type EnteredReview } from "./entered-review.ts";
import { languageInWords } from "./item-name.ts";

/**
 * @param entered its version is the `textHash` of what the clinician read.
 * @throws {Failure} conflict, when readers have another one by now; invalid, for a day on which that can't have been.
 */
export async function enterHandoutReview(
  context: Context,
  editor: Member,
  { handout, language, textHash }: HandoutText,
  entered: EnteredReview<string>,
): Promise<void> {
  if (entered.version !== textHash) throw changedMeanwhile("text");
  requireDayOfReview(context, entered.date);
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const row = { ...rowOfReview(inside, editor, entered), textHash };
    await db
      .insertInto("handoutReview")
      .values({ handout, language, ...row })
      .onConflict((conflict) => conflict.columns(["handout", "language"]).doUpdateSet(row))
      .execute();
    await recordEntered(inside, editor, subjectOf(handout), languageInWords(language), entered);
  });
}

export async function removeHandoutReview(context: Context, editor: Member, name: HandoutTranslation): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom("handoutReview")
      .where("handout", "=", name.handout)
      .where("language", "=", name.language)
      .returning(["name", "reviewedOn"])
      .executeTakeFirst();
    if (removed) await recordRemoved({ ...context, db }, editor, subjectOf(name.handout), removed, name.language);
  });
}

const subjectOf = (handout: string) => ({ subjectKind: "handout" as const, subjectId: handout });
