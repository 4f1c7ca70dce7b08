import { randomInt } from "node:crypto";
import type { PasswordCodeTable } from "../../db/schema/accounts.ts";
import type { Context } from "../context.ts";
import { fingerprint } from "../identity.ts";

export const CODE_MINUTES = 10;
const TRIES = 5;
const DIGITS = 6;
const KINDS = ["sms", "operator"] as const;

type Drawing = Pick<Context, "db" | "now" | "passwords">;

/** @param account an E.164 phone number, whether or not anybody has it, or a change of number. */
export async function drawCode(
  { db, now, passwords }: Drawing,
  account: string,
  kind: PasswordCodeTable["kind"],
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const drawn = {
    // A million codes are soon tried out against a fast hash.
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

/** Takes one try from each code of the account, and as long when there is none. */
export async function tryCode({ db, now, passwords }: Context, account: string, typed: string): Promise<string | null> {
  const live = await db
    .updateTable("passwordCode")
    // Counted down before the comparison, so that simultaneous tries count too.
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

export async function forgetCodes({ db }: Pick<Context, "db">, account: string): Promise<void> {
  await db.deleteFrom("passwordCode").where("account", "=", fingerprint(account)).execute();
}

export async function sweepCodes({ db, now }: Context): Promise<void> {
  await db.deleteFrom("passwordCode").where("expiresAt", "<", now()).execute();
}

/** Urdu and Arabic keyboards write digits of their own. */
function inPlainDigits(typed: string) {
  return typed
    .replaceAll(/[\p{Z}\p{Cf}-]/gu, "")
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}
