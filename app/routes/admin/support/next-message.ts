import type { RouterContextProvider } from "react-router";
import { getApi, part } from "../../../api/client.ts";

const LOOKED_AT = "20";

/** The reference of the message that waits after this one, or of the first of the others; null where none waits. */
export async function nextMessage(context: Readonly<RouterContextProvider>, here: string): Promise<string | null> {
  const list = await part(getApi(context).support.$get({ query: { page: "1", limit: LOOKED_AT } }));
  const waiting = (list.value?.data ?? []).map(({ reference }) => reference);
  const place = waiting.indexOf(here);
  const others = [...waiting.slice(place + 1), ...waiting.slice(0, Math.max(place, 0))];
  return others.find((reference) => reference !== here) ?? null;
}
