import { invalid } from "../../failures.ts";

const COMMON = 3_000;
let commonPasswords: Promise<Set<string>> | undefined;

export async function requireGoodPassword(password: string, path = "password"): Promise<void> {
  commonPasswords ??= readCommonPasswords();
  if (!(await commonPasswords).has(password.toLowerCase())) return;
  throw invalid(path, "This password is too easy to guess. Choose another one.");
}

/** Imported with the first new password: the dictionary takes much memory. */
async function readCommonPasswords() {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, COMMON).map((word) => word.toLowerCase()));
}
