import type { RouterContextProvider } from "react-router";
import { attempt, getApi, load } from "../../../api/client.ts";
import { routeError } from "../../../api/failure.ts";
import type { EditedItem, EnglishBeside } from "../../../api/types.ts";
import type { ContentDocument } from "./document.ts";
import { itemName, type ItemParams } from "./item.ts";

interface Translation {
  english: EnglishBeside;
  /** Null for what nobody has translated yet. */
  item: EditedItem | null;
  /** Its own words: what is as in English is not translated. */
  own: ContentDocument;
}

export async function translationOf(
  params: ItemParams,
  context: Readonly<RouterContextProvider>,
): Promise<Translation> {
  const { language, ...param } = itemName(params);
  const one = getApi(context).content[":kind"][":key"];
  const [{ data: english }, found] = await Promise.all([
    load(one.english.$get({ query: { language }, param })),
    attempt(one.$get({ query: { language }, param })),
  ]);
  if (!found.ok && found.failure.status !== 404) throw routeError(found.failure);
  const item = found.ok ? found.value.data : null;
  return { english, item, own: item ? ownWords(item.document, english) : { matter: {}, body: "" } };
}

function ownWords({ matter, body }: ContentDocument, { document: english, fields }: EnglishBeside): ContentDocument {
  const own = fields.filter((field) => matter[field] !== undefined && matter[field] !== english.matter[field]);
  return {
    matter: Object.fromEntries(own.map((field) => [field, matter[field]])),
    body: body === english.body ? "" : body,
  };
}
