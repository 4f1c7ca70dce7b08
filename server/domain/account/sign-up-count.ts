import type { LimitName } from "../../ports/limits/limits.ts";
import type { Context } from "../context.ts";
import { fingerprint } from "../identity.ts";
import type { Device } from "../session/devices.ts";

type Counted = [limit: LimitName, key: string];

const PROVED_AFTER_MS = 24 * 60 * 60_000;

/** Anybody can make up a device, so a new one counts against its address too, behind which a whole carrier may be. */
export async function takeSignUp(context: Context, { key, address }: Device): Promise<Counted[]> {
  const counted: Counted[] = key === null ? [["signUpWithoutDevice", address]] : [["signUp", fingerprint(key)]];
  if (key !== null && !(await isProved(context, key))) counted.unshift(["signUpByAddress", address]);
  for (const [limit, counter] of counted) await context.limits.take(limit, counter);
  return counted;
}

async function isProved({ db, now }: Context, device: string): Promise<boolean> {
  const proof = await db
    .selectFrom("knownDevice")
    .innerJoin("member", "member.id", "knownDevice.memberId")
    .select("member.id")
    .where("knownDevice.deviceHash", "=", fingerprint(device))
    .where("member.createdAt", "<", now() - PROVED_AFTER_MS)
    .executeTakeFirst();
  return proof !== undefined;
}

export async function giveBackSignUp({ limits }: Context, counted: Counted[]): Promise<void> {
  for (const [limit, key] of counted) await limits.giveBack(limit, key);
}
