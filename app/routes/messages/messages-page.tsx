import type { SubmissionResult } from "@conform-to/react";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { MessagesView } from "./messages-view.tsx";
import type { Problem } from "../../enhance/quiet-loads.ts";
import type { ViewData } from "./use-view.ts";

interface Props {
  /** The page's own, even when a dialog is open over it. */
  address: string;
  /** A problem when the page was reloaded while a part of it was, and both failed. */
  data: ViewData | Problem;
  result?: SubmissionResult | undefined;
}

export function MessagesPage({ address, data, result }: Props) {
  return (
    <PageUnderDialogs className={`page messages ${"view" in data ? data.view : ""}`}>
      <MessagesView address={address} page={data} result={result} />
    </PageUnderDialogs>
  );
}
