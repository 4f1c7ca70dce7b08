import { href } from "react-router";
import { useMedia } from "../../enhance/use-media.ts";
import { MessagesView } from "./messages-view.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  /** The member whose conversation is open beside it. */
  current?: string;
}

/** Beside a conversation on a wide screen, with script: without it the way is the link back. */
export function ConversationsPane({ current = "" }: Props) {
  const isWide = useMedia("(min-width: 960px)", false);
  if (!isWide) return null;
  return (
    <aside className="conversations-pane" aria-label={m.messageConversationsAll()}>
      <MessagesView address={href("/messages")} page={null} current={current} />
    </aside>
  );
}
