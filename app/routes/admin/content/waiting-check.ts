import type { RouterContextProvider } from "react-router";
import { getApi, part } from "../../../api/client.ts";
import type { ContentCheck, ContentItem } from "../../../api/types.ts";

/** Of a text whose change waits for a second person; null where that is not known just now. */
export async function waitingCheck(
  context: Readonly<RouterContextProvider>,
  { kind, key, language, isToCheck }: Pick<ContentItem, "kind" | "key" | "language" | "isToCheck">,
): Promise<ContentCheck | null> {
  if (!isToCheck) return null;
  const found = await part(
    getApi(context).content[":kind"][":key"].check.$get({ param: { kind, key }, query: { language } }),
  );
  return found.value?.data ?? null;
}
