import { href } from "react-router";
import type { Conversation } from "../../api/types.ts";
import { Row, RowList } from "../../components/row-list.tsx";
import type { Moment } from "../../format/relative-time.ts";
import { inOneLine } from "../../format/words.ts";
import { conversationAddress } from "./message-address.ts";
import { PartnerAvatar } from "./partner-avatar.tsx";
import { RequestButtons } from "./request-form.tsx";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

export type Listed = Conversation & { spoke: Moment };

interface Props {
  conversations: Listed[];
  /** The member with whom a conversation is open beside it. */
  current?: string | undefined;
}

export function ConversationList({ conversations, current }: Props) {
  return (
    <RowList>
      {conversations.map(({ id, partner, unread, lastMessage, isLastMine, spoke }) => (
        <Row
          key={id}
          to={href("/messages/with/:partnerId", { partnerId: partner.id })}
          isCurrent={partner.id === current}
          picture={<PartnerAvatar partner={partner} />}
          end={null}
          title={<bdi>{partner.fullName}</bdi>}
          hint={
            <>
              <span className={unread > 0 ? "last-message unread" : "last-message"}>
                {isLastMine ? `${m.messageByYou()} ` : null}
                <bdi>{lastMessage}</bdi>
              </span>
              {partner.isSample ? <span className="sample">{m.samplePerson()}</span> : null}
            </>
          }
          value={
            <>
              <time dateTime={spoke.dateTime}>{spoke.label}</time>
              {unread > 0 ? <Unread count={unread} /> : null}
            </>
          }
        />
      ))}
    </RowList>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <>
      {" "}
      <span className="badge">
        <Rich of={m.messageUnread} marks={{ what: <span className="visually-hidden" /> }} with={{ count }} />
      </span>
    </>
  );
}

/** A request that is open beside the list is answered there. */
export function RequestList({ requests, current }: { requests: Listed[]; current?: string | undefined }) {
  return (
    <ul className="row-list requests">
      {requests.map(({ id, partner, lastMessage, spoke }) => (
        <Row
          key={id}
          to={conversationAddress(partner.id)}
          isCurrent={partner.id === current}
          picture={<PartnerAvatar partner={partner} />}
          end={partner.id === current ? null : <RequestButtons partner={partner} />}
          title={<bdi>{partner.fullName}</bdi>}
          hint={
            <>
              <bdi>{lastMessage}</bdi>&nbsp;· <time dateTime={spoke.dateTime}>{inOneLine(spoke.label)}</time>
              {partner.isSample ? <span className="sample">{m.samplePerson()}</span> : null}
            </>
          }
        />
      ))}
    </ul>
  );
}
