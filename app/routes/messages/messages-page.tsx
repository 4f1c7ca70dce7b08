import type { SubmissionResult } from "@conform-to/react";
import { MessagesView } from "./messages-view.tsx";
import type { Problem } from "../../enhance/quiet-loads.ts";
import type { ViewData } from "./use-view.ts";

interface Props {
  /** Its own, though a dialog is open over it. */
  address: string;
  /** A problem when it was loaded anew while a part of it was, and both failed. */
  data: ViewData | Problem;
  result?: SubmissionResult | undefined;
}

/** A page of the messages. */
export function MessagesPage({ address, data, result }: Props) {
  return (
    <div className={`page messages ${"view" in data ? data.view : ""}`}>
      <MessagesView address={address} page={data} result={result} />
    </div>
  );
}
