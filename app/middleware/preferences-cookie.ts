import { createCookie, type Cookie, type RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";

/** Over https the name begins with `__Host-`, which browsers bind to this origin. @param maxAge seconds */
export function preferencesCookie(context: Readonly<RouterContextProvider>, name: string, maxAge: number): Cookie {
  const { isSecure, cookieSecret } = context.get(hostContext);
  return createCookie(`${isSecure ? "__Host-" : ""}umeed-${name}`, {
    httpOnly: true,
    secure: isSecure,
    sameSite: "lax",
    path: "/",
    maxAge,
    secrets: [cookieSecret],
  });
}
