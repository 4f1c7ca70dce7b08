import type { LanguageCode } from "../../contract/languages.ts";
import { currentLanguage } from "../../language.ts";
import type { Member } from "./member.ts";

/** In which to write to this member beside a page: in an SMS, say. Who has chosen none gets that of the request at hand. */
export function languageOfMember({ preferredLanguage }: Pick<Member, "preferredLanguage">): LanguageCode {
  return preferredLanguage ?? currentLanguage();
}
