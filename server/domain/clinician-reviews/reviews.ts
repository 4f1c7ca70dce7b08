import type { LanguageCode } from "../../contract/languages.ts";
import type { Context } from "../context.ts";
import { toldIn } from "../content/told.ts";

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
  return (await reviewsOf(context, [recordId], language)).get(recordId) ?? null;
}

export async function reviewsOf(
  { db }: Inside,
  recordIds: string[],
  language: LanguageCode,
): Promise<Map<string, ClinicianReview>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("clinicianReview")
    .innerJoin("contentItem", (join) =>
      join
        .onRef("contentItem.kind", "=", "clinicianReview.kind")
        .onRef("contentItem.key", "=", "clinicianReview.key")
        .onRef("contentItem.language", "=", "clinicianReview.language"),
    )
    .leftJoin("contentVersion", (join) =>
      join
        .onRef("contentVersion.kind", "=", "contentItem.kind")
        .onRef("contentVersion.key", "=", "contentItem.key")
        .onRef("contentVersion.language", "=", "contentItem.language")
        .onRef("contentVersion.number", "=", "contentItem.publishedVersion"),
    )
    .select(["clinicianReview.recordId", "textHash", "name", "qualification", "registration", "reviewedOn as date"])
    .select(["document", "shippedDocument"])
    .where("clinicianReview.recordId", "in", recordIds)
    .where("clinicianReview.language", "=", language)
    .execute();
  return new Map(
    rows.map(({ recordId, textHash, document, shippedDocument, ...review }) => {
      // Version 0 is the shipped text, which is no row among the versions.
      const known = document ?? shippedDocument;
      return [recordId, { ...review, isChangedSince: known === null || toldIn(JSON.parse(known)) !== textHash }];
    }),
  );
}
