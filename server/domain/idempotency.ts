import type { SubjectKind } from "../db/schema/forum.ts";
import type { Member } from "./member/member.ts";
import type { Context } from "./context.ts";
import { fingerprint } from "./identity.ts";

const MINUTE = 60_000;

/** How the same text that was sent twice is known. */
export interface Submission {
  /** What the new record carries. */
  key: string;
  /** What an earlier record of the same words carries. */
  keys: string[];
  /** How old it may be, epoch milliseconds. */
  since: number;
}

/**
 * @param formKey drawn with the form, the same however often it is sent; without one, the same words within a minute
 * are taken as one. Other words on the same form are another text: she went back to say more.
 */
export function submissionOf(formKey: string | null, words: unknown[], now: number): Submission {
  const keyOf = (part: string | number) => fingerprint(JSON.stringify([part, ...words]));
  if (formKey) return { key: keyOf(`form:${formKey}`), keys: [keyOf(`form:${formKey}`)], since: 0 };
  const minute = Math.floor(now / MINUTE);
  // Of two sent at once, the later may be the first to be stored.
  return { key: keyOf(minute), keys: [minute - 1, minute, minute + 1].map(keyOf), since: now - MINUTE + 1 };
}

/**
 * What this member made of the same submission already; null: nothing. To be called first in the transaction that
 * stores it.
 */
export async function earlierOf(
  { db, now }: Context,
  kind: SubjectKind | "contactMessage",
  author: Member,
  { keys, since }: Submission,
): Promise<string | null> {
  // Written first, her own row makes two submits of the same moment wait for each other.
  await db.updateTable("member").set({ updatedAt: now() }).where("id", "=", author.id).execute();
  const earlier = await db
    .selectFrom(kind)
    .select("id")
    .where("authorId", "=", author.id)
    .where("submissionKey", "in", keys)
    .where("createdAt", ">=", since)
    .executeTakeFirst();
  return earlier?.id ?? null;
}
