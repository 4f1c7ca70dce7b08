import type { RouterContextProvider } from "react-router";
import { inConversations } from "../../../server/contract/spellings.ts";
import { attempt, getApi, load } from "../../api/client.ts";

/** The conversation is null before the first message. */
export async function loadSides(partnerId: string, context: Readonly<RouterContextProvider>) {
  const { messages } = getApi(context);
  const found = await attempt(messages.with[":partnerId"].$get({ param: { partnerId } }), inConversations);
  if (found.ok) return { partner: found.value.data.partner, conversation: found.value.data };
  const { data: partner } = await load(messages.partner[":id"].$get({ param: { id: partnerId } }));
  return { partner, conversation: null };
}
