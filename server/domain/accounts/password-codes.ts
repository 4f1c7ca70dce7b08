import { randomInt } from "node:crypto";
import type { PasswordCodeTable } from "../../db/schema/accounts.ts";
import type { Context } from "../context.ts";
import { fingerprint } from "../identity.ts";

export const CODE_MINUTES = 10;
const TRIES = 5;
const DIGITS = 6;
const KINDS = ["sms", "operator"] as const;

/** All that drawing a code needs: an operator's command has no more. */
type Drawing = Pick<Context, "db" | "now" | "passwords">;

/**
 * Draws a code of six digits for an account; the one that it had by this way is worth nothing any more.
 * @param account what the code opens: a phone number (E.164; whether anybody has it makes no difference here), or a
 *   change of one.
 */
export async function drawCode(
  { db, now, passwords }: Drawing,
  account: string,
  kind: PasswordCodeTable["kind"],
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const drawn = {
    // So few codes are soon tried out against a fast hash.
    codeHash: await passwords.hash(code),
    triesLeft: TRIES,
    expiresAt: now() + CODE_MINUTES * 60_000,
  };
  await db
    .insertInto("passwordCode")
    .values({ account: fingerprint(account), kind, ...drawn })
    .onConflict((conflict) => conflict.columns(["account", "kind"]).doUpdateSet(drawn))
    .execute();
  return code;
}

/**
 * Tries what she typed on the codes of this account. It takes one try from each, and as long whether there are any.
 * @returns the hash of the code that it is; null, when it is none.
 */
export async function tryCode({ db, now, passwords }: Context, account: string, typed: string): Promise<string | null> {
  const live = await db
    .updateTable("passwordCode")
    // Before it is looked at, so that tries made at the same moment are counted too.
    .set((row) => ({ triesLeft: row("triesLeft", "-", 1) }))
    .where("account", "=", fingerprint(account))
    .where("triesLeft", ">", 0)
    .where("expiresAt", ">", now())
    .returning(["kind", "codeHash"])
    .execute();
  const code = inPlainDigits(typed);
  const hashes = KINDS.map((kind) => live.find((drawn) => drawn.kind === kind)?.codeHash);
  const fits = await Promise.all(hashes.map((hash) => passwords.matches(code, hash)));
  return hashes[fits.indexOf(true)] ?? null;
}

/** Uses up a code, and with it the account's others. @returns false, when somebody else was first. */
export async function useUpCode({ db }: Pick<Context, "db">, account: string, codeHash: string): Promise<boolean> {
  const used = await db
    .deleteFrom("passwordCode")
    .where("account", "=", fingerprint(account))
    .where("codeHash", "=", codeHash)
    .returning("kind")
    .executeTakeFirst();
  if (used) await forgetCodes({ db }, account);
  return used !== undefined;
}

/** All codes of an account are worth nothing any more. */
export async function forgetCodes({ db }: Pick<Context, "db">, account: string): Promise<void> {
  await db.deleteFrom("passwordCode").where("account", "=", fingerprint(account)).execute();
}

/** Removes codes that are over. */
export async function sweepCodes({ db, now }: Context): Promise<void> {
  await db.deleteFrom("passwordCode").where("expiresAt", "<", now()).execute();
}

/** As an Urdu or Arabic keyboard writes them too, and with spaces between. */
function inPlainDigits(typed: string) {
  return typed
    .replaceAll(/[\p{Z}\p{Cf}-]/gu, "")
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}
