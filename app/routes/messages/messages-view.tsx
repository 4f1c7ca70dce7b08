import type { SubmissionResult } from "@conform-to/react";
import { ConversationView } from "./conversation-view.tsx";
import { InboxView } from "./inbox-view.tsx";
import type { PeopleView } from "./people-view.tsx";
import type { Problem } from "../../enhance/quiet-loads.ts";
import { useView, type ViewData } from "./use-view.ts";
import { ViewTitle } from "./view-title.tsx";

interface Props {
  /** Path and query. */
  address: string;
  /** What the page was loaded with; null in the chat panel. */
  page: ViewData | Problem | null;
  /** The form that came back. */
  result?: SubmissionResult | undefined;
  /** The picker, which the pages of the others do without: it is a file of its own. */
  People?: typeof PeopleView;
}

/** The inbox, the picker or a conversation: what stands at an address of the messages, on its page or in the panel. */
export function MessagesView({ address, page, result, People }: Props) {
  const { data, problem, reload } = useView(address, page);
  return (
    <>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {data ? null : <p role="status">Loading…</p>}
      {data?.view === "inbox" ? <InboxView data={data} /> : null}
      {People && data?.view === "people" ? <People data={data} address={address} Title={ViewTitle} /> : null}
      {data?.view === "conversation" ? <ConversationView data={data} result={result} reload={reload} /> : null}
    </>
  );
}
