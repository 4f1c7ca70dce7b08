import type { Selectable } from "kysely";
import { found } from "../../failures.ts";
import type { MemberTable } from "../../db/schema/accounts.ts";
import type { Context } from "../context.ts";

export type Member = Omit<Selectable<MemberTable>, "passwordHash">;

export const GONE = "Deleted member";

export async function memberById({ db }: Context, id: string): Promise<Member> {
  return withoutHash(await db.selectFrom("member").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
}

export async function memberName({ db }: Pick<Context, "db">, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom("member").select("fullName").where("id", "=", id).executeTakeFirst();
  return row?.fullName ?? null;
}

/** Locks a member's row until the transaction ends. @throws {Failure} notFound */
export async function holdMember({ db, now }: Pick<Context, "db" | "now">, id: string): Promise<Member> {
  const locked = db.updateTable("member").set({ updatedAt: now() }).where("id", "=", id).returningAll();
  return withoutHash(found(await locked.executeTakeFirst(), "member"));
}

export function withoutHash({ passwordHash: _hash, ...member }: Selectable<MemberTable>): Member {
  return member;
}
