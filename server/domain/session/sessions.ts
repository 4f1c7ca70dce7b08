import { randomBytes } from "node:crypto";
import { Failure } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import { bestEffort } from "../best-effort.ts";
import { keptQuery } from "../../db/kept-query.ts";
import type { Context } from "../context.ts";
import { addToDay } from "../tally/tally.ts";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";
import type { Actor } from "../member/actor.ts";
import { activeRole } from "../member/active-role.ts";
import { holdMember, withoutHash } from "../member/member.ts";
import { say } from "../../contract/sentences/say.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OWN_PHONE = { idle: 14 * DAY, absolute: 30 * DAY };
const SHARED_PHONE = { idle: 30 * MINUTE, absolute: DAY };
const NOTED_EVERY = MINUTE;

interface SessionStart {
  isSharedPhone?: boolean;
  deviceName?: string | null;
  beganAt?: number;
  secondFactorAt?: number | null;
  /** Of a session that may have begun before; a new one is drawn otherwise. */
  token?: string | null;
  /** What has to hold in the moment in which the session begins. */
  require?: (inside: Context) => Promise<void>;
}

export async function startSession(
  context: Context,
  memberId: string,
  {
    isSharedPhone = false,
    deviceName = null,
    beganAt,
    secondFactorAt = null,
    token: known,
    require,
  }: SessionStart = {},
): Promise<string> {
  const { db, now } = context;
  const token = known ?? randomBytes(32).toString("base64url");
  const time = now();
  const isFirstToday = !(await wasHereToday(context, memberId));
  const limits = isSharedPhone ? SHARED_PHONE : OWN_PHONE;
  const session = {
    tokenHash: fingerprint(token),
    memberId,
    isSharedPhone: isSharedPhone ? 1 : 0,
    deviceName,
    secondFactorAt,
    createdAt: beganAt ?? time,
    lastSeenAt: time,
    idleUntil: time + limits.idle,
    absoluteUntil: time + limits.absolute,
  } as const;
  await db.transaction().execute(async (db) => {
    await require?.({ ...context, db });
    await db
      .insertInto("session")
      .values(session)
      .onConflict((conflict) => conflict.column("tokenHash").doNothing())
      .execute();
  });
  if (isFirstToday) await bestEffort(addToDay(context, "activeMembers"));
  return token;
}

export async function actorOf(context: Context, token: string): Promise<Actor> {
  const { db, now } = context;
  const tokenHash = fingerprint(token);
  const time = now();
  const [row] = await sessionWithMember(db, { tokenHash });
  if (!row || Math.min(row.idleUntil, row.absoluteUntil) <= time) throw signedOut();

  const { signedInAt, lastSeenAt, idleUntil: _idle, absoluteUntil: _absolute, isSharedPhone, ...known } = row;
  const { secondFactorAt, ...rest } = known;
  const member = withoutHash(rest);
  if (time - lastSeenAt > NOTED_EVERY) {
    const { idle } = isSharedPhone ? SHARED_PHONE : OWN_PHONE;
    await bestEffort(noteUse(context, { tokenHash, memberId: member.id, lastSeenAt }, idle));
  }
  return { member: { ...member, role: activeRole(context, member) }, tokenHash, signedInAt, secondFactorAt };
}

const sessionWithMember = keptQuery((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom("session")
    .innerJoin("member", "member.id", "session.memberId")
    .selectAll("member")
    .select([
      "session.createdAt as signedInAt",
      "lastSeenAt",
      "idleUntil",
      "absoluteUntil",
      "isSharedPhone",
      "secondFactorAt",
    ])
    .where("tokenHash", "=", tokenHash),
);

async function noteUse(
  context: Context,
  { tokenHash, memberId, lastSeenAt }: { tokenHash: string; memberId: string; lastSeenAt: number },
  idle: number,
) {
  const { db, now } = context;
  const isFirstToday = !isToday(context, lastSeenAt) && !(await wasHereToday(context, memberId));
  const noted = await db
    .updateTable("session")
    .set({ lastSeenAt: now(), idleUntil: now() + idle })
    .where("tokenHash", "=", tokenHash)
    .where("lastSeenAt", "=", lastSeenAt)
    .returning("memberId")
    .executeTakeFirst();
  if (noted && isFirstToday) await addToDay(context, "activeMembers");
}

async function wasHereToday(context: Context, memberId: string): Promise<boolean> {
  const row = await context.db
    .selectFrom("session")
    .select((row) => row.fn.max<number | null>("lastSeenAt").as("last"))
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return row?.last != null && isToday(context, row.last);
}

function isToday({ now, timeZone }: Context, instant: number) {
  return instant >= now() || calendarDateOf(instant, timeZone) === calendarDateOf(now(), timeZone);
}

export function beganWithRegistration({ member, signedInAt }: Actor): boolean {
  return signedInAt === member.createdAt;
}

export async function openSessions({ db, now }: Pick<Context, "db" | "now">, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("session")
    .innerJoin("member", "member.id", "session.memberId")
    .select(["tokenHash", "idleUntil", "absoluteUntil", "suspendedUntil"])
    .where("tokenHash", "in", hashes)
    .execute();
  const time = now();
  const open = rows.filter(
    ({ idleUntil, absoluteUntil, suspendedUntil }) =>
      Math.min(idleUntil, absoluteUntil) > time && (suspendedUntil ?? 0) <= time,
  );
  return new Set(open.map(({ tokenHash }) => tokenHash));
}

/** Call first in a transaction that opens a way into the account: the locked row makes it wait for a new password. */
export async function requireStillSignedIn(inside: Pick<Context, "db" | "now">, actor: Actor): Promise<void> {
  await holdMember(inside, actor.member.id);
  if (!(await isSignedIn(inside, actor))) throw signedOut();
}

export async function isSignedIn({ db }: Pick<Context, "db">, { tokenHash }: Actor): Promise<boolean> {
  const row = await db.selectFrom("session").select("memberId").where("tokenHash", "=", tokenHash).executeTakeFirst();
  return row !== undefined;
}

export async function endSession({ db }: Context, actor: Actor): Promise<void> {
  await db.deleteFrom("session").where("tokenHash", "=", actor.tokenHash).execute();
}

export async function endSessionsOf(
  { db }: Pick<Context, "db">,
  memberId: string,
  exceptHash: string | null,
): Promise<void> {
  const all = db.deleteFrom("session").where("memberId", "=", memberId);
  await (exceptHash === null ? all : all.where("tokenHash", "!=", exceptHash)).execute();
}

export async function sweepSessions({ db, now }: Context): Promise<void> {
  const time = now();
  await db
    .deleteFrom("session")
    .where((where) => where.or([where("idleUntil", "<", time), where("absoluteUntil", "<", time)]))
    .execute();
}

function signedOut() {
  return new Failure("unauthenticated", say.signedOut);
}
