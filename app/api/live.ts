import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import { callerHeaders } from "./client.ts";

interface Following {
  token: string | undefined;
  /** The last event that the page knows of, as the browser sends it. */
  lastEventId: string | null;
  /** Aborted when the browser has gone. */
  signal: AbortSignal;
}

/** The member's stream of events. Unlike a call it lasts as long as her page. */
export function openStream(context: Readonly<RouterContextProvider>, { token, lastEventId, signal }: Following) {
  const host = context.get(hostContext);
  const headers = new Headers(callerHeaders(host, { token, device: undefined }));
  headers.set("accept", "text/event-stream");
  if (lastEventId) headers.set("last-event-id", lastEventId);
  return host.fetchApi(new Request("http://api/live", { headers, signal }));
}
