import { href, Link } from "react-router";
import { Menu } from "../../components/menu.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { ConversationData } from "./conversation-view.tsx";
import { conversationAddress, dialogAddress } from "./message-address.ts";
import { PartnerAvatar } from "./partner-avatar.tsx";
import { ViewTitle } from "./view-title.tsx";

export function ConversationHead({ data: { partnerId, partner, state, before } }: { data: ConversationData }) {
  const here = conversationAddress(partnerId, before);
  return (
    <header className="conversation-head">
      <Link className="tool" to={href("/messages")}>
        <Icon name="chevron-left" />
        <span className="visually-hidden">Messages</span>
      </Link>{" "}
      <PartnerAvatar partner={partner} />
      <div>
        <ViewTitle>
          <bdi>{partner.fullName}</bdi>
        </ViewTitle>
        {partner.isSample ? <p className="sample">Sample, not a real person</p> : null}
      </div>
      {state === null ? null : (
        <Menu about={partner.fullName}>
          <li>
            <Link to={dialogAddress(here, "hide")} preventScrollReset>
              <Icon name="trash-2" />
              Delete for me
            </Link>
          </li>
          {partner.isGone ? null : (
            <>
              <li>
                <Link to={dialogAddress(here, "block")} preventScrollReset>
                  <Icon name="user-round-x" />
                  Block
                </Link>
              </li>
              <li>
                <Link to={dialogAddress(here, "report")} preventScrollReset>
                  <Icon name="flag" />
                  Report
                </Link>
              </li>
            </>
          )}
        </Menu>
      )}
    </header>
  );
}
