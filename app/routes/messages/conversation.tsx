import { conversationRequest } from "../../../server/contract/messages/requests.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { draftFields } from "../../middleware/draft.ts";
import { signedInMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/conversation.ts";
import { conversationAction } from "./conversation-action.ts";
import { sendOrAnswer } from "./conversation-answer.ts";
import { loadSides } from "./load-sides.ts";
import { MessagesPage } from "./messages-page.tsx";
import { newestEvent } from "./newest-event.ts";
import { conversationAddress, positionIn } from "./message-address.ts";
import { messageConstraint } from "./message-schema.ts";
import { firstUnread, saidMessages } from "./said-messages.ts";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params: { partnerId }, url, context }: Route.LoaderArgs) {
  const { messages } = getApi(context);
  const before = positionIn(url.searchParams);
  const lastEvent = await newestEvent(context);
  const json = conversationRequest({ senderId: signedInMember(context).id, receiverId: partnerId, before });
  const [found, { partner, conversation }] = await Promise.all([
    load(messages.get.$post({ json })),
    loadSides(partnerId, context),
  ]);
  const last = found.data.at(-1);
  const marked =
    last && before === null
      ? await attempt(
          messages.with[":partnerId"].read.$put({ param: { partnerId }, json: { position: last.position } }),
        )
      : null;
  const ownEvent = marked?.ok ? marked.value.data.event : null;
  return {
    view: "conversation" as const,
    // Marking it as read raised an event; this view already knows it when nothing came between.
    lastEvent: ownEvent === lastEvent + 1 ? ownEvent : lastEvent,
    partnerId,
    partner,
    state: conversation?.state ?? null,
    isHerRequest: conversation?.isMine ?? false,
    messages: saidMessages(found.data, timeZoneOf(context)),
    unreadFrom: before === null ? firstUnread(found.data, conversation?.unread ?? 0) : null,
    hasMore: found.hasMore,
    before,
    clientId: crypto.randomUUID(),
    constraint: messageConstraint(),
    draft: draftFields(context),
  };
}

export const action = (args: Route.ActionArgs) => conversationAction(args);

export const clientAction = (args: Route.ClientActionArgs) => sendOrAnswer(args);

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { partnerId, before } = loaderData;
  return (
    <MessagesPage
      address={conversationAddress(partnerId, before)}
      data={loaderData}
      result={actionData?.result}
      partnerId={partnerId}
    />
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeMessages());
}
