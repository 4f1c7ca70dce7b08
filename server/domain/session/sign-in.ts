import type { Selectable } from "kysely";
import type { MemberTable } from "../../db/schema/accounts.ts";
import { Failure } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import type { Context } from "../context.ts";
import { parsePhoneNumber } from "../phone-numbers.ts";
import type { Asker, Device } from "./devices.ts";
import { say } from "../../contract/sentences/say.ts";

type Credentials = Pick<Selectable<MemberTable>, "id" | "phone" | "fullName" | "passwordHash">;

/** Answers alike, and takes as long, for known and unknown numbers. @returns the member's id. */
export async function requireCredentials(
  context: Context,
  typed: { phoneNumber: string; password: string },
  device: Device,
): Promise<string> {
  return (await rightCredentials(context, typed, device)).id;
}

export async function rightCredentials(
  context: Context,
  { phoneNumber, password }: { phoneNumber: string; password: string },
  device: Device,
): Promise<Credentials> {
  const phone = parsePhoneNumber(phoneNumber);
  const found = phone === null ? undefined : await memberWithPhone(context, phone);
  const account = { account: phone ?? phoneNumber, memberId: found?.id };
  const isRight = () => context.passwords.matches(password, found?.passwordHash);
  if ((await countedTry(context, "signIn", account, device, isRight)) && found) return found;
  throw wrongCredentials(found?.id);
}

/** Call first in a transaction: locks the member's row, so that a new password and a deletion wait or are seen. */
export async function requireStillRight(
  { db, now }: Pick<Context, "db" | "now">,
  { id, passwordHash }: Pick<Credentials, "id" | "passwordHash">,
): Promise<void> {
  const held = db.updateTable("member").set({ updatedAt: now() }).where("id", "=", id);
  const row = await held.where("passwordHash", "=", passwordHash).returning("id").executeTakeFirst();
  if (!row) throw wrongCredentials(id);
}

function wrongCredentials(memberId: string | undefined) {
  return new Failure("unauthenticated", say.wrongCredentials, { code: "wrong_credentials", memberId });
}

export async function memberWithPhone({ db }: Pick<Context, "db">, phone: string) {
  return db
    .selectFrom("member")
    .select(["id", "fullName", "phone", "phoneProof", "preferredLanguage", "passwordHash"])
    .where("phone", "=", phone)
    .executeTakeFirst();
}

export async function isPasswordOf(
  { db, passwords }: Pick<Context, "db" | "passwords">,
  memberId: string,
  password: string,
): Promise<boolean> {
  const member = await db.selectFrom("member").select("passwordHash").where("id", "=", memberId).executeTakeFirst();
  return passwords.matches(password, member?.passwordHash);
}

/** Counted first, so simultaneous tries count too. A known device has its own count, so nobody locks its owner out. */
export async function countedTry<T>(
  context: Context,
  limit: "signIn" | "newPassword",
  { account, memberId }: { account: string; memberId: string | undefined },
  device: Device,
  attempt: (asker: Asker) => Promise<T>,
): Promise<T> {
  const asker = await askerOf(context, memberId, device);
  const number = fingerprint(account);
  // A code has a ceiling of its own for all strangers together, a password has none.
  const isCountedApart = asker.isKnown || limit === "newPassword";
  if (!asker.isKnown) await context.limits.take("failureByAddress", device.address, memberId);
  await context.limits.take(limit, isCountedApart ? `${number}:${asker.key}` : number, memberId);
  const outcome = await attempt(asker);
  if (outcome && !asker.isKnown) await context.limits.giveBack("failureByAddress", device.address);
  return outcome;
}

/** Strangers are counted by address, not by device: anybody can make up a device. */
export async function askerOf(context: Context, memberId: string | undefined, device: Device): Promise<Asker> {
  const { key, address } = device;
  if (memberId !== undefined && key !== null && (await knowsDevice(context, memberId, key)))
    return { key: fingerprint(key), isKnown: true };
  return { key: fingerprint(address), isKnown: false };
}

export async function rememberDevice(
  { db, now }: Pick<Context, "db" | "now">,
  memberId: string,
  device: string,
): Promise<void> {
  await db
    .insertInto("knownDevice")
    .values({ memberId, deviceHash: fingerprint(device), lastSeenAt: now() })
    .onConflict((conflict) => conflict.columns(["memberId", "deviceHash"]).doUpdateSet({ lastSeenAt: now() }))
    .execute();
}

async function knowsDevice({ db }: Context, memberId: string, device: string) {
  const row = await db
    .selectFrom("knownDevice")
    .select("lastSeenAt")
    .where("memberId", "=", memberId)
    .where("deviceHash", "=", fingerprint(device))
    .executeTakeFirst();
  return row !== undefined;
}
