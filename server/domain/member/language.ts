import type { LanguageCode } from "../../contract/languages.ts";
import { currentLanguage } from "../../language.ts";
import type { Member } from "./member.ts";

/** For what this member reads outside a page, such as an SMS: the language they chose, or else that of the request. */
export function languageOfMember({ preferredLanguage }: Pick<Member, "preferredLanguage">): LanguageCode {
  return preferredLanguage ?? currentLanguage();
}
