import type { Selectable } from "kysely";
import type { LanguageCode } from "../../contract/languages.ts";
import type { HandoutReviewTable } from "../../db/schema/content.ts";
import type { Context } from "../context.ts";
import type { ClinicianReview } from "./reviews.ts";

export interface HandoutName {
  handout: string;
  language: LanguageCode;
}

/** A handout in a language, as it is now. */
export interface Worded extends HandoutName {
  /** Another one whenever it says something else, or the English one does. */
  textHash: string;
}

type Inside = Pick<Context, "db">;

export async function isReadByClinician(context: Inside, worded: Worded): Promise<boolean> {
  return (await reviewOfHandout(context, worded))?.isChangedSince === false;
}

/** Null where no clinician has read it. */
export async function reviewOfHandout({ db }: Inside, { textHash, ...name }: Worded): Promise<ClinicianReview | null> {
  const row = await db
    .selectFrom("handoutReview")
    .selectAll()
    .where("handout", "=", name.handout)
    .where("language", "=", name.language)
    .executeTakeFirst();
  return row ? reviewIn(row, textHash) : null;
}

function reviewIn(row: Selectable<HandoutReviewTable>, textHash: string): ClinicianReview {
  const { name, qualification, registration, reviewedOn } = row;
  return { name, qualification, registration, date: reviewedOn, isChangedSince: row.textHash !== textHash };
}
