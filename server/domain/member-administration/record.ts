import { sql } from "kysely";
import { withoutHash, type Member } from "../member/member.ts";
import { pendingPhone } from "../account/new-phone.ts";
import { sessionsOf, type OpenSession } from "../account/session-list.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import type { FoundMember } from "./search.ts";
import { recordAct } from "../audit-log/acts.ts";
import { suspensionOf, type Suspension } from "./suspension.ts";

/** The dialogs beside a member read the record too: one entry of the log stands for all. */
const HOUR = 60 * 60_000;

/** Dates and private messages are left out on purpose. */
export interface MemberRecord extends FoundMember {
  postCount: number;
  commentCount: number;
  newPhone: string | null;
  sessions: Omit<OpenSession, "isThis">[];
  suspension: Suspension | "veiled" | null;
}

/** A look at a member who was suspended for words under a pseudonym is logged: it may tell whose they are. */
export async function memberRecord(context: Context, administrator: Member, id: string): Promise<MemberRecord> {
  const member = await memberToActOn(context, id);
  const suspension = await suspensionOf(context, member);
  if (suspension === "veiled") await recordLook(context, administrator, id);
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
    suspension,
  };
}

export async function memberToActOn({ db }: Pick<Context, "db">, id: string): Promise<Member> {
  const row = await db.selectFrom("member").selectAll().where("id", "=", id).executeTakeFirst();
  return withoutHash(found(row, "member"));
}

async function recordLook(context: Context, { id: actorId }: Member, memberId: string) {
  const about = { act: "trace" as const, subjectId: memberId };
  const earlier = await context.db
    .selectFrom("actOfPower")
    .select("id")
    .where("actorId", "=", actorId)
    .where("act", "=", about.act)
    .where("subjectId", "=", memberId)
    .where("createdAt", ">", context.now() - HOUR)
    .limit(1)
    .executeTakeFirst();
  const reason = "The suspension is for something written under a pseudonym.";
  if (!earlier) await recordAct(context, actorId, { ...about, subjectKind: "member", reason });
}

async function countBy({ db }: Context, kind: "post" | "comment", authorId: Member["id"]) {
  const { total } = await db
    .selectFrom(kind)
    .select(sql<number>`count(*)`.as("total"))
    .where("authorId", "=", authorId)
    .where("pseudonym", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}
