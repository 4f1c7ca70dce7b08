import type { RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";

/** In the weeks in which she is asked how she is, until she closes it; not where that can't be had. */
export async function isMoodOffered(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const offer = await attempt(getApi(context)["mood-check"].offer.$get());
  return offer.ok && offer.value.data !== null;
}
