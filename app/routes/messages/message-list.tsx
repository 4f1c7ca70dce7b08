import { Fragment, useState } from "react";
import { Link } from "react-router";
import { Menu } from "../../components/menu.tsx";
import { AddressAsText, PlainText } from "../../format/plain-text.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { ConversationData } from "./conversation-view.tsx";
import { conversationAddress, dialogAddress } from "./message-address.ts";
import { OutgoingMessage } from "./outgoing-message.tsx";
import type { Outgoing } from "./outgoing.ts";
import { Refresh } from "./refresh.tsx";
import { Tick } from "./tick.tsx";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

interface Props {
  data: ConversationData;
  outgoing: Outgoing[];
  reload: () => void;
}

export function MessageList({ data, outgoing, reload }: Props) {
  const { partnerId, messages, hasMore, before } = data;
  const next = outgoing.find(({ state }) => state === "sending");
  const [first] = messages;
  // Where it stood at first: what arrives while the page is open is not below a line of its own.
  const [unreadFrom] = useState(data.unreadFrom);
  return (
    <div className="talk">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section role="log" aria-relevant="additions" tabIndex={0} aria-label={m.messageSaid()}>
        {hasMore && first ? (
          <p className="talk-link">
            <Link to={conversationAddress(partnerId, first.position)}>{m.messageOlder()}</Link>
          </p>
        ) : null}
        <ol className="message-list">
          {messages.map((message) => (
            <Fragment key={message.id}>
              {message.day ? (
                <li className="day">
                  <time dateTime={message.day.date}>{message.day.label}</time>
                </li>
              ) : null}
              {message.position === unreadFrom ? (
                <li className="unread-line">
                  {message === messages.at(-1) ? m.messageUnreadOne() : m.messageUnreadLine()}
                </li>
              ) : null}
              <MessageItem message={message} data={data} />
            </Fragment>
          ))}
          {outgoing.map((message) => (
            <OutgoingMessage key={message.clientId} message={message} mayGo={message === next} reload={reload} />
          ))}
        </ol>
        {before === null ? (
          <Refresh to={conversationAddress(partnerId)} />
        ) : (
          <p className="talk-link">
            <Link to={conversationAddress(partnerId)}>{m.messageNewest()}</Link>
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
  const { id, position, text, createdAt, time, isMine, isRead } = message;
  const here = conversationAddress(partnerId, before);
  return (
    <li id={`message-${position}`} className={isMine ? "message mine" : "message"} tabIndex={-1}>
      <span className="visually-hidden">
        {isMine ? (
          m.messageByYou()
        ) : (
          <Rich of={m.messageBy} marks={{ name: <bdi /> }} with={{ name: partner.fullName }} />
        )}{" "}
      </span>
      <PlainText text={text} Address={AddressAsText} />{" "}
      <div className="message-foot">
        <time dateTime={createdAt}>{time}</time> {isMine ? <Tick state={isRead ? "read" : "sent"} /> : null}{" "}
        <Menu about={m.messageOfTime({ time })}>
          <li>
            <Link to={dialogAddress(here, "hide-message", id)} preventScrollReset>
              <Icon name="trash-2" />
              {m.messageDeleteForMe()}
            </Link>
          </li>
        </Menu>
      </div>
    </li>
  );
}
