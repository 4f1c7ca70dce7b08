import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";

/** Asked before anything else, so that a view is never older than the event number it claims. */
export async function newestEvent(context: Readonly<RouterContextProvider>): Promise<number> {
  return (await load(getApi(context).messages.unread.$get())).data.lastEvent;
}
