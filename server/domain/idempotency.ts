import type { SubjectKind } from "../db/schema/forum.ts";
import type { Member } from "./member/member.ts";
import type { Context } from "./context.ts";
import { fingerprint } from "./identity.ts";

const MINUTE = 60_000;

interface IdempotencyKeys {
  key: string;
  keys: string[];
  since: number;
}

/** Other words on the same form are a new text: the writer went back to say more. */
export function idempotencyKeysOf(formKey: string | null, words: unknown[], now: number): IdempotencyKeys {
  const keyOf = (part: string | number) => fingerprint(JSON.stringify([part, ...words]));
  if (formKey) return { key: keyOf(`form:${formKey}`), keys: [keyOf(`form:${formKey}`)], since: 0 };
  const minute = Math.floor(now / MINUTE);
  // Of two sent at once, the later may be stored first.
  return { key: keyOf(minute), keys: [minute - 1, minute, minute + 1].map(keyOf), since: now - MINUTE + 1 };
}

/** To be called first in the transaction that stores it. */
export async function earlierOf(
  { db, now }: Context,
  kind: SubjectKind | "contactMessage",
  author: Member,
  { keys, since }: IdempotencyKeys,
): Promise<string | null> {
  // Updating the author's row first makes two submits of the same moment wait for each other.
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
