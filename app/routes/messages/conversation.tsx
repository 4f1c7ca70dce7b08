import { href, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { clockTime } from "../../format/clock-time.ts";
import { excerpt } from "../../format/shorten.ts";
import { pageTitle } from "../../format/title.ts";
import { hostContext } from "../../host.ts";
import { heldFields } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/conversation.ts";
import { reportConstraint } from "../reporting/report-schema.ts";
import { conversationAction } from "./conversation-action.ts";
import { sendOrTell } from "./conversation-answer.ts";
import { MessagesPage } from "./messages-page.tsx";
import { newestEvent } from "./newest-event.ts";
import { partsOf } from "./message-address.ts";
import { messageConstraint } from "./message-schema.ts";

/** Characters of the message that a dialog is about. */
const QUOTE_MAX = 120;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params: { partnerId }, url, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member) throw redirect(href("/login"));
  const { chat } = getApi(context);
  const { before, dialog, message } = partsOf(url);
  const lastEvent = await newestEvent(context);
  const param = { partnerId };
  const [found, conversation] = await Promise.all([
    load(chat.get.$post({ json: { senderId: member._id, recieverId: partnerId, before } })),
    attempt(chat.with[":partnerId"].$get({ param })),
  ]);
  const partner = conversation.ok
    ? conversation.value.data.userId
    : (await load(chat.partner[":id"].$get({ param: { id: partnerId } }))).data;
  const last = found.data.at(-1);
  const marked =
    last && before === null
      ? await attempt(chat.with[":partnerId"].read.$put({ param, json: { position: last.position } }))
      : null;
  const ownEvent = marked?.ok ? marked.value.data.event : null;
  const { timeZone } = context.get(hostContext);
  const asked = found.data.find(({ _id }) => _id === message);
  return {
    view: "conversation" as const,
    // That she has read it is no news to this view, where nothing else came between.
    lastEvent: ownEvent === lastEvent + 1 ? ownEvent : lastEvent,
    partnerId,
    partner,
    state: conversation.ok ? conversation.value.data.state : null,
    isHerRequest: conversation.ok && conversation.value.data.isMine,
    messages: found.data.map((message) => ({ ...message, sent: clockTime(message.createdAt, timeZone) })),
    hasMore: found.hasMore,
    before,
    // Not over a message that is gone.
    dialog: dialog === "hide-message" && !asked ? null : dialog,
    quote: asked ? excerpt(asked.text, QUOTE_MAX) : null,
    clientId: crypto.randomUUID(),
    constraint: messageConstraint(),
    reportConstraint: reportConstraint(),
    held: heldFields(context),
  };
}

export const action = (args: Route.ActionArgs) => conversationAction(args);

export const clientAction = (args: Route.ClientActionArgs) => sendOrTell(args);

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagesPage data={loaderData} result={actionData?.result} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Messages");
}
