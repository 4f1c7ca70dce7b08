import type { LanguageCode } from "../../contract/languages.ts";
import { withPublished } from "../../db/published.ts";
import type { Context } from "../context.ts";
import { toldIn } from "./told.ts";

export interface ClinicianReview {
  name: string;
  qualification: string;
  registration: string | null;
  date: string;
  isChangedSince: boolean;
}

type Inside = Pick<Context, "db">;

/** @param recordId under which readers get the text. Null where no clinician has reviewed it. */
export async function reviewOf(
  context: Inside,
  recordId: string,
  language: LanguageCode,
): Promise<ClinicianReview | null> {
  return (await reviewsOf(context, [{ recordId, language }])).get(recordId) ?? null;
}

export async function reviewsOf(
  { db }: Inside,
  texts: { recordId: string; language: LanguageCode }[],
): Promise<Map<string, ClinicianReview>> {
  if (texts.length === 0) return new Map();
  const asked = new Map(texts.map(({ recordId, language }) => [recordId, language]));
  const rows = await withPublished(db)
    .innerJoin("clinicianReview", (join) =>
      join
        .onRef("clinicianReview.kind", "=", "contentItem.kind")
        .onRef("clinicianReview.key", "=", "contentItem.key")
        .onRef("clinicianReview.language", "=", "contentItem.language"),
    )
    .select(["clinicianReview.recordId", "clinicianReview.language", "textHash", "name", "qualification"])
    .select(["registration", "reviewedOn as date", "document", "shippedDocument"])
    .where("clinicianReview.recordId", "in", [...asked.keys()])
    .execute();
  const own = rows.filter(({ recordId, language }) => asked.get(recordId) === language);
  return new Map(
    own.map(({ recordId, language: _language, textHash, document, shippedDocument, ...review }) => {
      // Version 0 is the shipped text, which is no row among the versions.
      const known = document ?? shippedDocument;
      return [recordId, { ...review, isChangedSince: known === null || toldIn(JSON.parse(known)) !== textHash }];
    }),
  );
}
