import { WRONG_CREDENTIALS } from "../../contract/account/sentences.ts";
import { Failure } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import type { Context } from "../context.ts";
import { memberById, type Member } from "../member/member.ts";
import { parsePhoneNumber } from "../phone-numbers.ts";
import type { Device } from "./devices.ts";
import { startSession } from "./sessions.ts";

export async function signIn(
  context: Context,
  credentials: { phoneNumber: string; password: string; isSharedPhone: boolean },
  device: Device,
): Promise<{ token: string; member: Member }> {
  const memberId = await requireCredentials(context, credentials, device.key);
  if (device.key && !credentials.isSharedPhone) await rememberDevice(context, memberId, device.key);
  const { isSharedPhone } = credentials;
  const token = await startSession(context, memberId, { isSharedPhone, deviceName: device.name });
  return { token, member: await memberById(context, memberId) };
}

/** Answers alike, and takes as long, for known and unknown numbers. */
export async function requireCredentials(
  context: Context,
  { phoneNumber, password }: { phoneNumber: string; password: string },
  device: string | null,
): Promise<string> {
  const phone = parsePhoneNumber(phoneNumber);
  const found = phone === null ? undefined : await memberWithPhone(context, phone);
  await takeTry(context, "signIn", { account: phone ?? phoneNumber, memberId: found?.id }, device);

  const matches = await context.passwords.matches(password, found?.passwordHash);
  if (found && matches) return found.id;
  throw new Failure("unauthenticated", WRONG_CREDENTIALS, {
    code: "wrong_credentials",
    memberId: found?.id,
  });
}

export async function memberWithPhone({ db }: Pick<Context, "db">, phone: string) {
  return db
    .selectFrom("member")
    .select(["id", "fullName", "phone", "passwordHash"])
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

/** Strangers share one count and each known device has its own, so that nobody can lock the owner out. */
export async function takeTry(
  context: Context,
  limit: "signIn" | "newPassword",
  of: { account: string; memberId: string | undefined },
  device: string | null,
): Promise<void> {
  const { memberId } = of;
  const account = fingerprint(of.account);
  const isKnownDevice = memberId !== undefined && device !== null && (await knowsDevice(context, memberId, device));
  await context.limits.take(limit, isKnownDevice ? `${account}:${fingerprint(device)}` : account, memberId);
}

export async function rememberDevice({ db, now }: Context, memberId: string, device: string): Promise<void> {
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
