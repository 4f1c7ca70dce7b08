import type { SubmissionResult } from "@conform-to/react";
import { ConversationView } from "./conversation-view.tsx";
import { InboxView } from "./inbox-view.tsx";
import type { PeopleView } from "./people-view.tsx";
import type { Problem } from "../../enhance/quiet-loads.ts";
import { useView, type ViewData } from "./use-view.ts";
import { ViewProblem } from "./view-problem.tsx";
import { ViewTitle } from "./view-title.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  address: string;
  /** Null in the chat panel. */
  page: ViewData | Problem | null;
  result?: SubmissionResult | undefined;
  /** Passed in, since only its own page loads that file. */
  People?: typeof PeopleView;
  /** The member whose conversation is open beside it. */
  current?: string;
}

export function MessagesView({ address, page, result, People, current }: Props) {
  const { data, problem, reload } = useView(address, page);
  return (
    <>
      {problem === null ? null : (
        <ViewProblem
          lead={data ? m.messageNewNotLoaded() : m.messagesNotLoaded()}
          problem={problem}
          address={address}
          reload={reload}
        />
      )}
      {data || problem !== null ? null : <p role="status">{m.messageLoading()}</p>}
      {data?.view === "inbox" ? <InboxView data={data} current={current} /> : null}
      {People && data?.view === "people" ? <People data={data} address={address} Title={ViewTitle} /> : null}
      {data?.view === "conversation" ? <ConversationView data={data} result={result} reload={reload} /> : null}
    </>
  );
}
