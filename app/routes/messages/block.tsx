import { href } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import type { Route } from "./+types/block.ts";
import { sendOrAnswer } from "./conversation-answer.ts";
import { leadOn } from "./lead-on.ts";
import { loadSides } from "./load-sides.ts";
import { conversationAddress, positionIn } from "./message-address.ts";
import { QuestionDialog, type Question } from "./question-dialog.tsx";
import { m } from "../../messages/m.ts";

export async function loader({ params: { partnerId }, url, context }: Route.LoaderArgs): Promise<Question> {
  const { partner } = await loadSides(partnerId, context);
  return {
    view: "question",
    title: m.messageBlockTitle({ name: partner.fullName }),
    text: m.messageBlockText(),
    button: m.messageBlock(),
    tone: "main",
    closeTo: conversationAddress(partnerId, positionIn(url.searchParams)),
  };
}

export async function action({ request, params: { partnerId }, context }: Route.ActionArgs) {
  const form = await request.formData();
  const side = getApi(context).messages.with[":partnerId"];
  const outcome = await attempt(side.block.$put({ param: { partnerId } }));
  return leadOn({ form, context, to: href("/messages") }, outcome);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrAnswer(args);

export default function Block({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionDialog data={loaderData} result={actionData?.result} />;
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
