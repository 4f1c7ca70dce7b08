import { createContext, href, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { apiContext, attempt, createApiClient } from "../api/client.ts";
import { routeError } from "../api/failure.ts";
import type { Member } from "../api/types.ts";
import { hostContext } from "../host.ts";
import { readDevice } from "./device.ts";
import { getSession } from "./session.ts";
import { routerPath } from "../language.ts";

const memberContext = createContext<Member | null>(null);

export function getMember(context: Readonly<RouterContextProvider>) {
  return context.get(memberContext);
}

export function signedInMember(context: Readonly<RouterContextProvider>): Member {
  const member = getMember(context);
  if (!member) throw new Error("A route for members alone has no requireAccount.");
  return member;
}

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

export const memberMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const host = context.get(hostContext);
  const session = getSession(context);
  const token = session.get("token");
  // Decrypting the device cookie is slow, and only writes are counted by device.
  const device = isReading(request) ? undefined : await readDevice(request, context);
  const userAgent = isReading(request) ? undefined : (request.headers.get("user-agent") ?? undefined);
  const api = createApiClient(host, { token, device, userAgent });
  context.set(apiContext, api);
  if (!token || routerPath(url.pathname) === href("/leave")) return next();

  const outcome = await attempt(api.user.me.$get());
  if (outcome.ok) {
    context.set(memberContext, outcome.value.data);
  } else if (outcome.failure.status === 401) {
    session.unset("token");
    context.set(apiContext, createApiClient(host, { token: undefined, device, userAgent }));
  } else {
    throw routeError(outcome.failure);
  }
  return next();
};
