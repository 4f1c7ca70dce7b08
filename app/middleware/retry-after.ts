import type { MiddlewareFunction } from "react-router";
import { hostContext } from "../host.ts";

const SOON_S = "5";

/** A page that could not be answered now says when to ask again, as the API does. */
export const retryAfter: MiddlewareFunction<Response> = async ({ context }, next) => {
  const host = context.get(hostContext);
  let wait = SOON_S;
  context.set(hostContext, {
    ...host,
    async fetchApi(request, timeoutMs) {
      const answer = await host.fetchApi(request, timeoutMs);
      wait = answer.headers.get("retry-after") ?? wait;
      return answer;
    },
  });
  const response = await next();
  if (response.status === 429 || response.status === 503) response.headers.set("Retry-After", wait);
  return response;
};
