import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";

/** The number of her newest event. Asked before anything else, so that a view is never older than it says. */
export async function newestEvent(context: Readonly<RouterContextProvider>): Promise<number> {
  return (await load(getApi(context).messages.unread.$get())).data.lastEvent;
}
