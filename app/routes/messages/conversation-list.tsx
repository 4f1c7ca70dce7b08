import { href, Link } from "react-router";
import type { Conversation } from "../../api/types.ts";
import type { Moment } from "../../format/relative-time.ts";
import { PartnerAvatar } from "./partner-avatar.tsx";

type Listed = Conversation & { spoke: Moment };

export function ConversationList({ conversations }: { conversations: Listed[] }) {
  return (
    <ul className="conversations">
      {conversations.map(({ id, partner, unread, lastMessage, isLastMine, spoke }) => (
        <li key={id} className={unread > 0 ? "unread" : undefined}>
          <PartnerAvatar partner={partner} />
          <div>
            <p className="conversation-head">
              <Link to={href("/messages/with/:partnerId", { partnerId: partner.id })}>
                <bdi>{partner.fullName}</bdi>
              </Link>{" "}
              <time className="quiet" dateTime={spoke.dateTime}>
                {spoke.label}
              </time>
            </p>
            <p className="last-message">
              {isLastMine ? "You: " : null}
              <bdi>{lastMessage}</bdi>
            </p>
            {unread > 0 ? <p className="badge">{unread === 1 ? "1 new message" : `${unread} new messages`}</p> : null}
            {partner.isSample ? <p className="sample">Sample, not a real person</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
