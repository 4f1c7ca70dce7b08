import { data } from "react-router";
import { conversationRequest } from "../../../server/contract/messages/requests.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { excerpt } from "../../format/shorten.ts";
import { signedInMember } from "../../middleware/member.ts";
import type { Route } from "./+types/hide-message.ts";
import { sendOrAnswer } from "./conversation-answer.ts";
import { leadOn } from "./lead-on.ts";
import { conversationAddress, positionIn } from "./message-address.ts";
import { QuestionDialog, type Question } from "./question-dialog.tsx";
import { m } from "../../messages/m.ts";

const QUOTE_MAX = 120;

export async function loader({ params: { partnerId }, url, context }: Route.LoaderArgs): Promise<Question> {
  const before = positionIn(url.searchParams);
  const json = conversationRequest({ senderId: signedInMember(context).id, receiverId: partnerId, before });
  const said = await load(getApi(context).messages.get.$post({ json }));
  const message = said.data.find(({ id }) => id === url.searchParams.get("message"));
  if (!message) throw data({ message: m.messageGone() }, { status: 404 });
  return {
    view: "question",
    title: m.messageDeleteTitle(),
    quote: excerpt(message.text, QUOTE_MAX),
    text: m.messageDeleteText(),
    button: m.messageDeleteForMe(),
    tone: "danger",
    closeTo: conversationAddress(partnerId, before),
  };
}

export async function action({ request, params: { partnerId }, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const id = url.searchParams.get("message") ?? "";
  const outcome = await attempt(getApi(context).messages.message[":id"].$delete({ param: { id } }));
  const to = conversationAddress(partnerId, positionIn(url.searchParams));
  return leadOn({ form, context, to }, outcome);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrAnswer(args);

export default function HideMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionDialog data={loaderData} result={actionData?.result} />;
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
