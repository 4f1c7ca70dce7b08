import type { Peer } from "./listener.ts";

export function forwardToApi(baseUrl: string) {
  const base = baseUrl.replace(/\/$/, "");
  return async (request: Request, _peer: Peer, timeoutMs?: number): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const signal = timeoutMs === undefined ? request.signal : AbortSignal.timeout(timeoutMs);
    const response = await fetch(new Request(`${base}${pathname}${search}`, request), { signal });
    const headers = new Headers(response.headers);
    // fetch has undone the compression, so these headers are no longer true.
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) headers.delete(name);
    return new Response(response.body, { status: response.status, headers });
  };
}
