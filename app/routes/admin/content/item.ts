import { data, type RouterContextProvider } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, TRANSLATIONS, type LanguageCode } from "../../../../server/contract/languages.ts";
import { getApi, load } from "../../../api/client.ts";
import { kindOf } from "./kinds.ts";

export interface ItemName {
  kind: ContentKind;
  key: string;
  language: LanguageCode;
}

export interface ItemParams {
  kind: string;
  key: string;
  /** At the desk of a translation. */
  language?: string | undefined;
}

export async function itemOf(params: ItemParams, context: Readonly<RouterContextProvider>) {
  const { language, ...param } = itemName(params);
  const one = getApi(context).content[":kind"][":key"];
  return (await load(one.$get({ query: { language }, param }))).data;
}

/** @throws 404 for a kind that there is not, or a language. */
export function itemName({ kind: name, key, language: code }: ItemParams): ItemName {
  const kind = kindOf(name);
  const language = code === undefined ? FIRST_LANGUAGE : TRANSLATIONS.find((known) => known === code);
  if (!kind || !language) throw data({ message: "There is no such page." }, { status: 404 });
  return { kind, key, language };
}
