import { languageOf } from "../../server/contract/languages.ts";

/** For which language this run builds the pages, or serves them in development. */
export const pageLanguage = languageOf(process.env["PAGE_LANGUAGE"]);
