import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "react-router";
import { MessagesView } from "./messages-view.tsx";
import type { Problem } from "../../enhance/quiet-loads.ts";
import type { ViewData } from "./use-view.ts";

interface Props {
  /** A problem when it was loaded anew while a part of it was, and both failed. */
  data: ViewData | Problem;
  result?: SubmissionResult | undefined;
}

/** A page of the messages. */
export function MessagesPage({ data, result }: Props) {
  const { pathname, search } = useLocation();
  return (
    <div className={`page messages ${"view" in data ? data.view : ""}`}>
      <MessagesView address={pathname + search} page={data} result={result} />
    </div>
  );
}
