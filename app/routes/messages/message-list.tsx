import { Link } from "react-router";
import { AddressAsText, PlainText } from "../../format/plain-text.tsx";
import type { ConversationData } from "./conversation-view.tsx";
import { conversationAddress, dialogAddress } from "./message-address.ts";
import { OutgoingMessage } from "./outgoing-message.tsx";
import type { Outgoing } from "./outgoing.ts";
import { Tick } from "./tick.tsx";

interface Props {
  data: ConversationData;
  outgoing: Outgoing[];
  reload: () => void;
}

export function MessageList({ data, outgoing, reload }: Props) {
  const { partnerId, messages, hasMore, before } = data;
  const next = outgoing.find(({ state }) => state === "sending");
  const [first] = messages;
  return (
    <div className="talk">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section role="log" aria-relevant="additions" tabIndex={0} aria-label="What was said">
        {hasMore && first ? (
          <p>
            <Link to={conversationAddress(partnerId, first.position)}>Older messages</Link>
          </p>
        ) : null}
        <ol className="message-list">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} data={data} />
          ))}
          {outgoing.map((message) => (
            <OutgoingMessage key={message.clientId} message={message} mayGo={message === next} reload={reload} />
          ))}
        </ol>
        {before === null ? null : (
          <p>
            <Link to={conversationAddress(partnerId)}>Newest messages</Link>
          </p>
        )}
      </section>
    </div>
  );
}

interface ItemProps {
  message: ConversationData["messages"][number];
  data: ConversationData;
}

function MessageItem({ message, data: { partnerId, partner, before } }: ItemProps) {
  const { id, position, text, createdAt, sent, isMine, isRead } = message;
  const here = conversationAddress(partnerId, before);
  return (
    <li id={`message-${position}`} className={isMine ? "message mine" : "message"} tabIndex={-1}>
      <span className="visually-hidden">
        <bdi>{isMine ? "You" : partner.fullName}</bdi>:{" "}
      </span>
      <PlainText text={text} Address={AddressAsText} />
      <p className="quiet">
        <time dateTime={createdAt}>{sent}</time>
        {isMine ? (
          <>
            {" · "}
            <Tick state={isRead ? "Read" : "Stored"} />
          </>
        ) : null}
        {" · "}
        <Link to={dialogAddress(here, "hide-message", id)} preventScrollReset>
          Delete
          <span className="visually-hidden"> this message for me</span>
        </Link>
      </p>
    </li>
  );
}
