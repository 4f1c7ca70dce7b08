import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import { callerHeaders } from "./client.ts";

interface Following {
  token: string | undefined;
  lastEventId: string | null;
  signal: AbortSignal;
}

export function openStream(context: Readonly<RouterContextProvider>, { token, lastEventId, signal }: Following) {
  const host = context.get(hostContext);
  const headers = new Headers(callerHeaders(host, { token, device: undefined }));
  headers.set("accept", "text/event-stream");
  if (lastEventId) headers.set("last-event-id", lastEventId);
  return host.fetchApi(new Request("http://api/live", { headers, signal }));
}
