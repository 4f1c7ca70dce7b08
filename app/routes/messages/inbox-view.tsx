import { href, Link } from "react-router";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../icons/icon.tsx";
import { ConversationList, RequestList } from "./conversation-list.tsx";
import type { loader } from "./inbox.tsx";
import { Refresh } from "./refresh.tsx";
import { ViewTitle } from "./view-title.tsx";
import { m } from "../../messages/m.ts";

export type InboxData = Awaited<ReturnType<typeof loader>>;

interface Props {
  data: InboxData;
  /** The member whose conversation is open beside it, with a main button of its own. */
  current?: string | undefined;
}

export function InboxView({ data: { requests, conversations }, current }: Props) {
  const Title = current === undefined ? ViewTitle : "h2";
  return (
    <>
      <div className="messages-head">
        <Title>{m.placeMessages()}</Title>
        <Link className={`button ${current === undefined ? "main" : "small"}`} to={href("/messages/new")}>
          <Icon name="plus" />
          {m.messageNew()}
        </Link>
      </div>
      {requests.length > 0 ? (
        <section aria-labelledby="requests">
          <h2 className="kick" id="requests">
            {m.messageRequests()}
          </h2>
          <RequestList requests={requests} current={current} />
        </section>
      ) : null}
      {conversations.length > 0 ? (
        <section aria-labelledby="conversations">
          <h2 className="kick" id="conversations">
            {m.messageConversations()}
          </h2>
          <ConversationList conversations={conversations} current={current} />
        </section>
      ) : null}
      {requests.length + conversations.length === 0 ? (
        <EmptyState title={m.messageNone()}>{m.messageNoneText()}</EmptyState>
      ) : null}
      <Refresh to={href("/messages")} />
    </>
  );
}
