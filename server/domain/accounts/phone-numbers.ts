import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { invalid } from "../../failures.ts";

const HOME = "PK";

/**
 * A phone number as people write it (`0300 1234567`, `+92 300-1234567`), in E.164. At home a lost or doubled digit is
 * noticed; abroad its country has to exist and its length to fit there.
 * @returns null when it can't be a number of any country.
 */
export function parsePhoneNumber(text: string): string | null {
  // A number copied from a phone's contacts comes wrapped in invisible marks of direction.
  const visible = text.replaceAll(/\p{Cf}/gu, "");
  const number = parsePhoneNumberFromString(visible, { defaultCountry: HOME, extract: false });
  if (!number) return null;
  // The smallest metadata know of Pakistan which length each first digit has, and no ranges: a new one is right at once.
  // Of countries that share a code they know ranges, and would refuse what was given out since.
  const fits = number.country === HOME ? number.isValid() : number.isPossible();
  return fits ? number.number : null;
}

/** The same where it has to be one. @param path the field that it came in. @throws {Failure} invalid, when it can't be. */
export function requirePhoneNumber(text: string, path = "phoneNumber"): string {
  const phone = parsePhoneNumber(text);
  if (!phone) throw invalid(path, "Enter a phone number, such as 0300 1234567.");
  return phone;
}
