import { randomInt } from "node:crypto";
import { CODE_MINUTES } from "../../contract/account/limits.ts";
import type { Context } from "../context.ts";
import { fingerprint } from "../identity.ts";
import { inPlainDigits } from "../plain-digits.ts";
import type { Asker } from "../session/devices.ts";

/** Of all others than the asker, whose own tries have a limit of their own. */
const TRIES_OF_OTHERS = 100;
const DIGITS = 6;
/** Of strangers. More would make each try too slow, and would fill a phone with messages. */
const LIVE_CODES_MAX = 3;
/** As many comparisons are made when there are fewer codes, so that the time says nothing of them. */
const COMPARED = LIVE_CODES_MAX + 2;

export const OPERATOR = "operator";

type Drawing = Pick<Context, "db" | "now" | "passwords">;

/** @param account an E.164 phone number, whether or not anybody has it, or a change of number. */
export async function drawCode(
  { db, now, passwords }: Drawing,
  account: string,
  { key: asker }: Pick<Asker, "key">,
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const drawn = {
    // A million codes are soon tried out against a fast hash.
    codeHash: await passwords.hash(code),
    triesLeft: TRIES_OF_OTHERS,
    expiresAt: now() + CODE_MINUTES * 60_000,
  };
  await db
    .insertInto("issuedCode")
    .values({ account: fingerprint(account), asker, ...drawn })
    .onConflict((conflict) => conflict.columns(["account", "asker"]).doUpdateSet(drawn))
    .execute();
  return code;
}

export async function takeCode({ limits }: Context, counted: string, memberId?: string): Promise<void> {
  await limits.take("codeAnHour", counted, memberId);
  await limits.take("codeADay", counted, memberId);
}

export async function isCrowded({ db, now }: Context, account: string, { key, isKnown }: Asker): Promise<boolean> {
  const others = await db
    .selectFrom("issuedCode")
    .select(({ fn }) => fn.countAll<number>().as("live"))
    .where("account", "=", fingerprint(account))
    .where("asker", "not in", [key, OPERATOR])
    .where("expiresAt", ">", now())
    .executeTakeFirstOrThrow();
  return !isKnown && others.live >= LIVE_CODES_MAX;
}

/** Compares with every live code of the account, and takes as long when there is none. */
export async function tryCode(context: Context, account: string, typed: string, asker: Asker): Promise<string | null> {
  const live = asker.isKnown
    ? await codesOf(context, account)
    : [...(await codesOf(context, account, asker.key)), ...(await codesOfOthers(context, account, asker.key))];
  const code = inPlainDigits(typed);
  const hashes = Array.from({ length: Math.max(COMPARED, live.length) }, (_, index) => live[index]?.codeHash);
  const fits = await Promise.all(hashes.map((hash) => context.passwords.matches(code, hash)));
  return hashes[fits.indexOf(true)] ?? null;
}

function codesOf({ db, now }: Context, account: string, asker?: string) {
  const codes = db
    .selectFrom("issuedCode")
    .select("codeHash")
    .where("account", "=", fingerprint(account))
    .where("expiresAt", ">", now());
  return (asker === undefined ? codes : codes.where("asker", "=", asker)).execute();
}

/** Counted down before the comparison, so that simultaneous tries count too. */
function codesOfOthers({ db, now }: Context, account: string, asker: string) {
  return db
    .updateTable("issuedCode")
    .set((row) => ({ triesLeft: row("triesLeft", "-", 1) }))
    .where("account", "=", fingerprint(account))
    .where("asker", "!=", asker)
    .where("triesLeft", ">", 0)
    .where("expiresAt", ">", now())
    .returning("codeHash")
    .execute();
}

/** @returns who had asked for it, or null when it was used up already. */
export async function useUpCode(
  { db }: Pick<Context, "db">,
  account: string,
  codeHash: string,
): Promise<string | null> {
  const used = await db
    .deleteFrom("issuedCode")
    .where("account", "=", fingerprint(account))
    .where("codeHash", "=", codeHash)
    .returning("asker")
    .executeTakeFirst();
  if (used) await forgetCodes({ db }, account);
  return used?.asker ?? null;
}

export async function forgetCodes({ db }: Pick<Context, "db">, account: string): Promise<void> {
  await db.deleteFrom("issuedCode").where("account", "=", fingerprint(account)).execute();
}

export async function sweepCodes({ db, now }: Context): Promise<void> {
  await db.deleteFrom("issuedCode").where("expiresAt", "<", now()).execute();
}
