import { findPhoneNumbersInText } from "libphonenumber-js/min";
import type { Member } from "../member/member.ts";
import { isEditor, isModerator } from "../member/roles.ts";
import type { Context } from "../context.ts";

/** Accounts made to spam, or to hide somebody's words, are younger. */
export const NEW_ACCOUNT_MS = 7 * 24 * 60 * 60_000;

const LINK = /https?:\/\/|www\.|\b[\w-]+\.(?:com|net|org|info|biz|pk|me|ly|shop|store|link|xyz)\b/iu;

export async function mustWait(context: Context, author: Member, text: string, kind: "post" | "comment") {
  if (context.settings.values.forumReview !== "first" || isModerator(author) || isEditor(author)) return false;
  if (holds(text)) return true;
  return kind === "post" && !(await hasShownPost(context, author.id));
}

/** Those of new members do, whatever the operator chose for words. */
export async function pictureMustWait(context: Context, author: Member): Promise<boolean> {
  if (isModerator(author) || isEditor(author)) return false;
  return author.createdAt > context.now() - NEW_ACCOUNT_MS || !(await hasShownPost(context, author.id));
}

export function whyItWaits(text: string, kind: "post" | "comment"): "link" | "phoneNumber" | "firstPost" | null {
  return holds(text) ?? (kind === "post" ? "firstPost" : null);
}

function holds(text: string) {
  if (LINK.test(text)) return "link";
  return findPhoneNumbersInText(text, "PK").length > 0 ? "phoneNumber" : null;
}

async function hasShownPost({ db }: Context, authorId: string) {
  const row = await db
    .selectFrom("post")
    .select("id")
    .where("authorId", "=", authorId)
    .where("state", "=", "shown")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
