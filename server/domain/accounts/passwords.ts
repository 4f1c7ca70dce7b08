import { invalid } from "../../failures.ts";

export const PASSWORD_LENGTH = { min: 8, max: 128 };
const COMMON = 3_000;
let commonPasswords: Promise<Set<string>> | undefined;

/** Why a new password is refused, in words for her; null when it will do. */
export async function passwordProblem(password: string): Promise<string | null> {
  if (password.length < PASSWORD_LENGTH.min) return `Use at least ${PASSWORD_LENGTH.min} characters for the password.`;
  if (password.length > PASSWORD_LENGTH.max) return `Use at most ${PASSWORD_LENGTH.max} characters for the password.`;
  commonPasswords ??= readCommonPasswords();
  if ((await commonPasswords).has(password.toLowerCase()))
    return "This password is too easy to guess. Choose another one.";
  return null;
}

/** @param path the field that it came in. @throws {Failure} invalid, for a password that will not do. */
export async function requireGoodPassword(password: string, path = "password"): Promise<void> {
  const problem = await passwordProblem(password);
  if (problem) throw invalid(path, problem);
}

/** Imported with the first new password: the dictionary takes much memory, and few who come register. */
async function readCommonPasswords() {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, COMMON).map((word) => word.toLowerCase()));
}
