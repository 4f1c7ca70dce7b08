import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";

export async function closeOffer(context: Readonly<RouterContextProvider>) {
  flashOutcome(context, await attempt(getApi(context)["mood-check"].offer.$delete()), m.moodOfferClosed);
  return redirect(href("/"), 303);
}
