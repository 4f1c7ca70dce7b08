import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { clockIn } from "../../server/contract/clock.ts";
import { hostContext } from "../host.ts";

const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;
const NAME_MAX = 50;

const zoneContext = createContext<string | null>(null);

/** The zone of this reader's times, from the cookie that script sets; without one the operator's. */
export function timeZoneOf(context: Readonly<RouterContextProvider>): string {
  return context.get(zoneContext) ?? context.get(hostContext).timeZone;
}

export const readerZone: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(zoneContext, zoneIn(request.headers.get("cookie")));
  return next();
};

/** @returns null without a cookie, and for one that names no time zone. */
export function zoneIn(cookies: string | null): string | null {
  const name = /(?:^|;\s*)umeed-zone=([^;]*)/.exec(cookies ?? "")?.[1]?.trim() ?? "";
  if (name.length > NAME_MAX || !NAME.test(name)) return null;
  try {
    clockIn(name);
    return name;
  } catch {
    return null;
  }
}
