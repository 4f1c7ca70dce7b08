import { href, Link } from "react-router";
import { Menu } from "../../components/menu.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { ConversationData } from "./conversation-view.tsx";
import { conversationAddress, dialogAddress } from "./message-address.ts";
import { PartnerAvatar } from "./partner-avatar.tsx";
import { ViewTitle } from "./view-title.tsx";
import { m } from "../../messages/m.ts";

export function ConversationHead({ data: { partnerId, partner, state, before } }: { data: ConversationData }) {
  const here = conversationAddress(partnerId, before);
  return (
    <header className="conversation-head">
      <Link className="tool" to={href("/messages")}>
        <Icon name="chevron-left" />
        <span className="visually-hidden">{m.placeMessages()}</span>
      </Link>{" "}
      <PartnerAvatar partner={partner} />
      <div>
        <ViewTitle>
          <bdi>{partner.fullName}</bdi>
        </ViewTitle>
        {partner.isSample ? <p className="sample">{m.samplePerson()}</p> : null}
      </div>
      {state === null ? null : (
        <Menu about={partner.fullName}>
          <li>
            <Link to={dialogAddress(here, "hide")} preventScrollReset>
              <Icon name="trash-2" />
              {m.messageDeleteForMe()}
            </Link>
          </li>
          {partner.isGone ? null : (
            <>
              <li>
                <Link to={dialogAddress(here, "block")} preventScrollReset>
                  <Icon name="user-round-x" />
                  {m.messageBlock()}
                </Link>
              </li>
              <li>
                <Link to={dialogAddress(here, "report")} preventScrollReset>
                  <Icon name="flag" />
                  {m.report()}
                </Link>
              </li>
            </>
          )}
        </Menu>
      )}
    </header>
  );
}
