import { href } from "react-router";
import { inConversations } from "../../../server/contract/spellings.ts";
import { getApi, load } from "../../api/client.ts";
import { momentOf } from "../../format/relative-time.ts";
import { excerpt } from "../../format/shorten.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/inbox.ts";
import { MessagesPage } from "./messages-page.tsx";
import { newestEvent } from "./newest-event.ts";
import { m } from "../../messages/m.ts";

const LINE_MAX = 80;
const REQUEST_MAX = 240;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const lastEvent = await newestEvent(context);
  const { users } = await load(getApi(context).messages.chatlist.$get(), inConversations);
  const timeZone = timeZoneOf(context);
  const isAsking = ({ state, isMine }: (typeof users)[number]) => state === "requested" && !isMine;
  const conversations = users.map((conversation) => ({
    ...conversation,
    lastMessage: excerpt(conversation.lastMessage ?? "", isAsking(conversation) ? REQUEST_MAX : LINE_MAX),
    spoke: momentOf(Date.parse(conversation.updatedAt), timeZone),
  }));
  return {
    view: "inbox" as const,
    lastEvent,
    requests: conversations.filter(isAsking),
    conversations: conversations.filter((conversation) => !isAsking(conversation)),
  };
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <MessagesPage address={href("/messages")} data={loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeMessages());
}
