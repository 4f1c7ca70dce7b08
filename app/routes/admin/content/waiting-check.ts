import type { RouterContextProvider } from "react-router";
import { getApi, part } from "../../../api/client.ts";
import type { ContentCheck, ContentItem } from "../../../api/types.ts";
import { sizeOfChange } from "./amounts.ts";

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

/** Who asked for it and how much would change; null where that is not known just now. */
export async function waitingInWords(
  context: Readonly<RouterContextProvider>,
  item: Parameters<typeof waitingCheck>[1],
): Promise<string | null> {
  const check = await waitingCheck(context, item);
  if (!check) return null;
  const { act, asker, risks } = check;
  const what = act === "withdraw" ? "asks to unpublish it" : sizeOfChange(risks, item.language);
  return [asker ?? "A member who has left", what].filter(Boolean).join(": ");
}
