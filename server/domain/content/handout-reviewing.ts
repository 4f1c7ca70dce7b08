import { languageOf } from "../../contract/languages.ts";
import { changedMeanwhile } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import type { HandoutName, Worded } from "../clinician-reviews/handouts.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { requireDayOfReview, type EnteredReview } from "./reviewing.ts";

/** `version`: the `textHash` of what the clinician read. */
type Entered = Omit<EnteredReview, "version"> & { version: string };

/** @throws {Failure} conflict, when readers have another one by now; invalid, for a day on which that can't have been. */
export async function enterHandoutReview(
  context: Context,
  editor: Member,
  { textHash, ...name }: Worded,
  { date, version, ...clinician }: Entered,
): Promise<void> {
  if (version !== textHash) throw changedMeanwhile("text");
  requireDayOfReview(context, date);
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const row = { ...clinician, textHash, reviewedOn: date, enteredBy: editor.id, enteredAt: context.now() };
    await db
      .insertInto("handoutReview")
      .values({ ...name, ...row })
      .onConflict((conflict) => conflict.columns(["handout", "language"]).doUpdateSet(row))
      .execute();
    const reason = `${inWords(name)}, by ${clinician.name}, ${clinician.qualification}, on ${date}`;
    await recordAct(inside, editor.id, { act: "enter review", ...subjectOf(name), reason });
  });
}

export async function removeHandoutReview(context: Context, editor: Member, name: HandoutName): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom("handoutReview")
      .where("handout", "=", name.handout)
      .where("language", "=", name.language)
      .returning(["name", "reviewedOn"])
      .executeTakeFirst();
    if (!removed) return;
    const reason = `by ${removed.name}, on ${removed.reviewedOn}, ${inWords(name)}`;
    await recordAct({ ...context, db }, editor.id, { act: "remove review", ...subjectOf(name), reason });
  });
}

const inWords = ({ language }: HandoutName) => `in ${languageOf(language).inEnglish}`;
const subjectOf = ({ handout }: HandoutName) => ({ subjectKind: "handout" as const, subjectId: handout });
