import type { RouterContextProvider } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";

/** The other member, and the conversation with her: null before the first message. */
export async function loadSides(partnerId: string, context: Readonly<RouterContextProvider>) {
  const { chat } = getApi(context);
  const found = await attempt(chat.with[":partnerId"].$get({ param: { partnerId } }));
  if (found.ok) return { partner: found.value.data.userId, conversation: found.value.data };
  const { data: partner } = await load(chat.partner[":id"].$get({ param: { id: partnerId } }));
  return { partner, conversation: null };
}
