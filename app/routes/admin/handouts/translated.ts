import type { RouterContextProvider } from "react-router";
import { TRANSLATIONS } from "../../../../server/contract/languages.ts";
import { getApi, load } from "../../../api/client.ts";
import type { Handout } from "../../../api/types.ts";

/** In each language beside English, before readers have it, too. */
export async function translatedHandouts(context: Readonly<RouterContextProvider>): Promise<Handout[]> {
  const lists = TRANSLATIONS.map((language) => load(getApi(context).handout.$get({ query: { language } })));
  return (await Promise.all(lists)).flatMap(({ data }) => data);
}
