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

const TEXT_MAX = 80;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const lastEvent = await newestEvent(context);
  const { users } = await load(getApi(context).messages.chatlist.$get(), inConversations);
  const timeZone = timeZoneOf(context);
  const conversations = users.map((conversation) => ({
    ...conversation,
    lastMessage: excerpt(conversation.lastMessage ?? "", TEXT_MAX),
    spoke: momentOf(Date.parse(conversation.updatedAt), timeZone),
  }));
  const isAsking = ({ state, isMine }: (typeof conversations)[number]) => state === "requested" && !isMine;
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
  return pageTitle(matches, "Messages");
}
