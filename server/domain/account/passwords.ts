import { invalid } from "../../failures.ts";
import { say } from "../../contract/sentences/say.ts";

const COMMON = 3_000;
const PRODUCT = "umeed";
const FEWEST_CHARACTERS = 3;
/** What every spelling of a number ends with: 0300 1234567, +92 300 1234567. */
const NATIONAL_DIGITS = 10;
/** E.164 with the international prefix 00. */
const LONGEST_NUMBER = 17;
let commonPasswords: Promise<Set<string>> | undefined;

export interface PasswordOwner {
  /** Null while the number that was typed is none. */
  phone: string | null;
  /** Left out until the member has proved who it is: the refusal would tell a stranger the name behind a number. */
  fullName?: string;
}

/** @throws {Failure} invalid, for what somebody who knows the member, the number or this product would try first. */
export async function requireGoodPassword(password: string, owner: PasswordOwner, path = "password"): Promise<void> {
  if (!isPersonal(password, owner)) {
    commonPasswords ??= readCommonPasswords();
    if (!(await commonPasswords).has(password.toLowerCase())) return;
  }
  throw invalid(path, say.passwordTooEasy);
}

function isPersonal(password: string, { phone, fullName = "" }: PasswordOwner) {
  const characters = lettersAndDigits(password);
  const letters = characters.replaceAll(/\p{N}/gu, "");
  const digits = characters.replaceAll(/\P{N}/gu, "");
  const isRepeated = new Set(password.normalize("NFKC")).size < FEWEST_CHARACTERS;
  const isOwnNumber = phone !== null && digits.endsWith(phone.slice(-NATIONAL_DIGITS));
  const isNumber = letters === "" && digits.length <= LONGEST_NUMBER && isOwnNumber;
  const names = [PRODUCT, ...fullName.split(/\s+/u).map(lettersAndDigits)].filter((name) => name.length > 1);
  const isName = letters !== "" && names.reduce((rest, name) => rest.replaceAll(name, ""), letters) === "";
  return isRepeated || isNumber || isName;
}

function lettersAndDigits(text: string) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Imported with the first new password: the dictionary takes much memory. */
async function readCommonPasswords() {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, COMMON).map((word) => word.toLowerCase()));
}
