import type { SubmissionResult } from "@conform-to/react";
import { useIsLight } from "../../components/light-pages.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import type { Problem } from "../../enhance/quiet-loads.ts";
import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";
import { ConversationsPane } from "./conversations-pane.tsx";
import { MessagesView } from "./messages-view.tsx";
import type { ViewData } from "./use-view.ts";

interface Props {
  /** The page's own, even when a dialog is open over it. */
  address: string;
  /** A problem when the page was reloaded while a part of it was, and both failed. */
  data: ViewData | Problem;
  result?: SubmissionResult | undefined;
  /** Of the conversation; absent on the page of all. */
  partnerId?: string | undefined;
}

export function MessagesPage({ address, data, result, partnerId }: Props) {
  const isLight = useIsLight();
  const view = <MessagesView address={address} page={data} result={result} />;
  if (partnerId === undefined) {
    return (
      <PageUnderDialogs className="messages conversation-page">
        <div className="page list conversations-pane">{view}</div>
        <NoConversation />
      </PageUnderDialogs>
    );
  }
  return (
    <PageUnderDialogs className={isLight ? "messages conversation-page" : "messages conversation-page two-panes"}>
      <div className="conversation">{view}</div>
      <ConversationsPane current={partnerId} />
    </PageUnderDialogs>
  );
}

/** Beside the list on a wide screen. */
function NoConversation() {
  return (
    <div className="conversation no-conversation with-disc">
      <Icon name="message-circle" />
      <p>
        <strong>{m.messageChoose()}</strong>
      </p>
      <p className="quiet">{m.messageChooseText()}</p>
    </div>
  );
}
