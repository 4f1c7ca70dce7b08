import { randomBytes } from "node:crypto";
import type { Member } from "../accounts/members.ts";
import { memberById } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { found } from "../failures.ts";
import { fingerprint } from "../identity.ts";

/**
 * Makes the private address of her calendar anew; an older one stops working.
 * @returns the secret part of the address. Only its hash is kept, so it is shown this once.
 */
export async function openFeed({ db, now }: Context, member: Member): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const feed = { tokenHash: fingerprint(token), createdAt: now() };
  await db
    .insertInto("calendarFeed")
    .values({ memberId: member.id, ...feed })
    .onConflict((conflict) => conflict.column("memberId").doUpdateSet(feed))
    .execute();
  return token;
}

/** Her calendar has no private address any more. */
export async function closeFeed({ db }: Context, member: Member): Promise<void> {
  await db.deleteFrom("calendarFeed").where("memberId", "=", member.id).execute();
}

export async function hasFeed({ db }: Context, member: Member): Promise<boolean> {
  const row = await db
    .selectFrom("calendarFeed")
    .select("createdAt")
    .where("memberId", "=", member.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose calendar an address with this secret shows. @throws {Failure} notFound */
export async function memberOfFeed(context: Context, token: string): Promise<Member> {
  const row = await context.db
    .selectFrom("calendarFeed")
    .select("memberId")
    .where("tokenHash", "=", fingerprint(token))
    .executeTakeFirst();
  return memberById(context, found(row, "calendar").memberId);
}
