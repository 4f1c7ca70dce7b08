import type { LanguageCode } from "../../contract/languages.ts";
import type { Context } from "../context.ts";
import type { ClinicianReview } from "./reviews.ts";

export interface HandoutTranslation {
  handout: string;
  language: LanguageCode;
}

export interface HandoutText extends HandoutTranslation {
  title: string;
  englishTitle: string;
  /** Another one whenever it says something else, or the English one does. */
  textHash: string;
}

type Inside = Pick<Context, "db">;

export async function isReadByClinician(context: Inside, text: HandoutText): Promise<boolean> {
  return (await reviewOfHandout(context, text))?.isChangedSince === false;
}

export async function reviewOfHandout(
  { db }: Inside,
  { handout, language, textHash }: HandoutText,
): Promise<ClinicianReview | null> {
  const row = await db
    .selectFrom("handoutReview")
    .select(["name", "qualification", "registration", "reviewedOn as date", "textHash as readHash"])
    .where("handout", "=", handout)
    .where("language", "=", language)
    .executeTakeFirst();
  if (!row) return null;
  const { readHash, ...review } = row;
  return { ...review, isChangedSince: readHash !== textHash };
}
