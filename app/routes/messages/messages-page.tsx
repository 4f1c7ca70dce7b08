import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "react-router";
import { MessagesView } from "./messages-view.tsx";
import type { ViewData } from "./use-view.ts";

/** A page of the messages. */
export function MessagesPage({ data, result }: { data: ViewData; result?: SubmissionResult | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <div className={`page messages ${data.view}`}>
      <MessagesView address={pathname + search} page={data} result={result} />
    </div>
  );
}
