import type { RouterContextProvider } from "react-router";
import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import { getApi, part } from "../../../api/client.ts";
import { sourcesIn, type Source } from "./document.ts";
import type { ItemName } from "./item.ts";

/** Of a text that is checked; a translation rests on those of the English. None where they can't be had just now. */
export async function sourcesToRead(
  context: Readonly<RouterContextProvider>,
  { language, ...param }: ItemName,
): Promise<Source[]> {
  const one = getApi(context).content[":kind"][":key"];
  const { value } =
    language === FIRST_LANGUAGE
      ? await part(one.$get({ query: { language }, param }))
      : await part(one.english.$get({ query: { language }, param }));
  return value ? sourcesIn(value.data.document).filter(({ url }) => url !== "") : [];
}
