import { href, Link } from "react-router";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../icons/icon.tsx";
import { ConversationList } from "./conversation-list.tsx";
import type { loader } from "./inbox.tsx";
import { Refresh } from "./refresh.tsx";
import { ViewTitle } from "./view-title.tsx";

export type InboxData = Awaited<ReturnType<typeof loader>>;

export function InboxView({ data: { requests, conversations } }: { data: InboxData }) {
  return (
    <>
      <div className="section-head">
        <ViewTitle>Messages</ViewTitle>
        <Link className="button main" to={href("/messages/new")}>
          <Icon name="plus" />
          Write to somebody
        </Link>
      </div>
      {requests.length > 0 ? (
        <section aria-labelledby="requests">
          <h2 id="requests">They would like to write to you</h2>
          <ConversationList conversations={requests} />
        </section>
      ) : null}
      {requests.length > 0 && conversations.length > 0 ? <h2>Conversations</h2> : null}
      {conversations.length > 0 ? <ConversationList conversations={conversations} /> : null}
      {requests.length + conversations.length === 0 ? (
        <EmptyState title="No messages yet">
          Write to a member who lets herself be found. Your first message waits until she accepts it.
        </EmptyState>
      ) : null}
      <Refresh to={href("/messages")} />
    </>
  );
}
