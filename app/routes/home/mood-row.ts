import { href, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { m } from "../../messages/m.ts";

/** In the weeks in which she is asked how she is; nothing where that can't be had. */
export async function moodRows(context: Readonly<RouterContextProvider>) {
  const offer = await attempt(getApi(context)["mood-check"].offer.$get());
  if (!offer.ok || offer.value.data === null) return [];
  return [
    {
      icon: "heart-handshake" as const,
      title: m.homeHowAreYou(),
      hint: m.moodRowHint(),
      to: href("/how-are-you"),
    },
  ];
}
