import { href } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { pagePath } from "../../../language.ts";

/** Stands in the address for an item that is not there yet. */
export const NEW = "new";

export function lookAddress(kind: ContentKind, key = NEW, language: LanguageCode = FIRST_LANGUAGE) {
  if (language !== FIRST_LANGUAGE)
    return pagePath(href("/admin/content/:kind/:key/in/:language/look", { kind, key, language }));
  return pagePath(href("/admin/content/:kind/:key/look", { kind, key }));
}
