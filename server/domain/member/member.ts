import type { Selectable } from "kysely";
import { found } from "../../failures.ts";
import type { MemberTable } from "../../db/schema/accounts.ts";
import type { Context } from "../context.ts";

/** A member's row without the hash of her password. */
export type Member = Omit<Selectable<MemberTable>, "passwordHash">;

/** What others are shown in place of the name of who has left. */
export const GONE = "Deleted member";

export async function memberById({ db }: Context, id: string): Promise<Member> {
  return withoutHash(await db.selectFrom("member").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
}

/**
 * Lets nobody else write to a member's row until the transaction ends, nor delete it; of two at once the second waits
 * here, and then sees what the first did.
 * @throws {Failure} notFound
 */
export async function holdMember({ db, now }: Pick<Context, "db" | "now">, id: string): Promise<Member> {
  const held = db.updateTable("member").set({ updatedAt: now() }).where("id", "=", id).returningAll();
  return withoutHash(found(await held.executeTakeFirst(), "member"));
}

export function withoutHash({ passwordHash: _hash, ...member }: Selectable<MemberTable>): Member {
  return member;
}
