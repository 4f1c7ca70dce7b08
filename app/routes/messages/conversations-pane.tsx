import { href } from "react-router";
import { useMedia } from "../../enhance/use-media.ts";
import { InboxView } from "./inbox-view.tsx";
import { useView } from "./use-view.ts";
import { m } from "../../messages/m.ts";

interface Props {
  /** The member whose conversation is open beside it. */
  current?: string;
}

/** Beside a conversation on a wide screen, with script: without it the way is the link back. */
export function ConversationsPane({ current = "" }: Props) {
  const isWide = useMedia("(min-width: 960px)", false);
  return isWide ? <Pane current={current} /> : null;
}

function Pane({ current }: Required<Props>) {
  const { data } = useView(href("/messages"), null);
  return (
    <aside className="conversations-pane" aria-label={m.messageConversationsAll()}>
      {data?.view === "inbox" ? <InboxView data={data} Title="h2" current={current} /> : null}
    </aside>
  );
}
