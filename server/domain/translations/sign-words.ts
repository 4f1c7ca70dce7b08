import type { LanguageCode } from "../../contract/languages.ts";
import { reviewsOf } from "../clinician-reviews/reviews.ts";
import type { Context } from "../context.ts";
import { shippedId } from "../identity.ts";

export type Translating = Pick<Context, "db" | "settings">;

export const areUnreadHidden = ({ settings }: Pick<Translating, "settings">): boolean =>
  settings.values.unreviewedTranslations === "hidden";

/** Of rows of the table of signs, those whose words in this language no clinician has read as they are now. */
export async function unreadAmong(
  context: Translating,
  language: LanguageCode,
  rows: readonly string[],
): Promise<Set<string>> {
  const texts = [...new Set(rows)].map((row) => ({ row, recordId: shippedId("sign", row), language }));
  const reviews = await reviewsOf(context, texts);
  return new Set(texts.filter(({ recordId }) => reviews.get(recordId)?.isChangedSince !== false).map(({ row }) => row));
}
