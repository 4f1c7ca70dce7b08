import { sql } from "kysely";
import { withoutHash, type Member } from "../member/member.ts";
import { pendingPhone } from "../account/new-phone.ts";
import { sessionsOf, type OpenSession } from "../account/session-list.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import type { FoundMember } from "./search.ts";
import { suspensionOf, type Suspension } from "./suspension.ts";

/** Her dates and private messages are left out on purpose. */
export interface MemberRecord extends FoundMember {
  /** Counts pseudonymous posts and comments, too. */
  postCount: number;
  commentCount: number;
  newPhone: string | null;
  sessions: Omit<OpenSession, "isThis">[];
  suspension: Suspension | "veiled" | null;
}

export async function memberRecord(context: Context, id: string): Promise<MemberRecord> {
  const member = await memberToActOn(context, id);
  const { fullName, phone, role, suspendedUntil, isSample, createdAt } = member;
  return {
    id,
    fullName,
    phone,
    role,
    suspendedUntil,
    isSample,
    createdAt,
    postCount: await countBy(context, "post", id),
    commentCount: await countBy(context, "comment", id),
    newPhone: await pendingPhone(context, member),
    sessions: await sessionsOf(context, id),
    suspension: await suspensionOf(context, member),
  };
}

export async function memberToActOn({ db }: Pick<Context, "db">, id: string): Promise<Member> {
  const row = await db.selectFrom("member").selectAll().where("id", "=", id).executeTakeFirst();
  return withoutHash(found(row, "member"));
}

async function countBy({ db }: Context, kind: "post" | "comment", authorId: Member["id"]) {
  const { total } = await db
    .selectFrom(kind)
    .select(sql<number>`count(*)`.as("total"))
    .where("authorId", "=", authorId)
    .executeTakeFirstOrThrow();
  return total;
}
