import type { LanguageCode } from "../../contract/languages.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";

export async function chooseLanguage(
  { db, now }: Context,
  { id }: Member,
  language: LanguageCode | null,
): Promise<void> {
  await db.updateTable("member").set({ preferredLanguage: language, updatedAt: now() }).where("id", "=", id).execute();
}
