import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { invalid } from "../failures.ts";
import { say } from "../contract/sentences/say.ts";

const HOME = "PK";

/** @returns E.164, from spellings such as `0300 1234567`; null when no country can have this number. */
export function parsePhoneNumber(text: string): string | null {
  // A number copied from a phone's contacts comes wrapped in invisible marks of direction.
  const visible = text.replaceAll(/\p{Cf}/gu, "");
  const number = parsePhoneNumberFromString(visible, { defaultCountry: HOME, extract: false });
  if (!number) return null;
  // For Pakistan the metadata check only lengths; for countries that share a code their ranges refuse new numbers.
  const fits = number.country === HOME ? number.isValid() : number.isPossible();
  return fits ? number.number : null;
}

export function requirePhoneNumber(text: string, path = "phoneNumber"): string {
  const phone = parsePhoneNumber(text);
  if (!phone) throw invalid(path, say.phoneWrong);
  return phone;
}
