import { href } from "react-router";
import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import type { ItemName } from "./item.ts";

/** Where a text is edited: of a translation its desk. */
export function editorAddress({ kind, key, language }: ItemName): string {
  return language === FIRST_LANGUAGE
    ? href("/admin/content/:kind/:key", { kind, key })
    : href("/admin/content/:kind/:key/in/:language", { kind, key, language });
}

/** The texts of a language, of one kind or of those that wait. */
export function listAddress({ language, ...asked }: { language: string; kind?: string; show?: string }): string {
  const query = { ...asked, ...(language === FIRST_LANGUAGE ? {} : { language }) };
  return `${href("/admin/content")}?${new URLSearchParams(query)}`;
}
