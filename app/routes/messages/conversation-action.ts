import { href, type RouterContextProvider } from "react-router";
import { conversationRequest } from "../../../server/contract/messages/requests.ts";
import { attempt, getApi } from "../../api/client.ts";
import { readIntent } from "../../forms/intent.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { dropDraft } from "../../middleware/draft.ts";
import { getMember } from "../../middleware/member.ts";
import { leadOn } from "./lead-on.ts";
import { conversationAddress } from "./message-address.ts";
import { messageSchema } from "./message-schema.ts";

interface Asked {
  request: Request;
  params: { partnerId: string };
  context: Readonly<RouterContextProvider>;
}

export async function conversationAction({ request, params: { partnerId }, context }: Asked) {
  const form = await request.formData();
  const intent = readIntent(form, ["send", "accept", "refuse"]);
  if (intent === "send") return send(form, context, partnerId);
  const side = getApi(context).messages.with[":partnerId"];
  const call = { param: { partnerId } };
  if (intent === "refuse") {
    return leadOn({ form, context, to: href("/messages") }, await attempt(side.refused.$put(call)));
  }
  return leadOn({ form, context, to: conversationAddress(partnerId) }, await attempt(side.accepted.$put(call)));
}

async function send(form: FormData, context: Asked["context"], partnerId: string) {
  const submission = readForm(form, messageSchema);
  if (submission.status !== "success") return incomplete(submission);
  const { text, clientId } = submission.value;
  const json = conversationRequest({ senderId: getMember(context)?.id ?? "", receiverId: partnerId, text, clientId });
  const outcome = await attempt(getApi(context).messages.add.$post({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  dropDraft(context);
  const to = `${conversationAddress(partnerId)}#message-${outcome.value.data.position}`;
  return leadOn({ form, context, to }, null);
}
