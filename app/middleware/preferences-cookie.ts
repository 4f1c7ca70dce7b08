import type { Cookie, RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import { signedCookie } from "./signed-cookie.ts";

/** Over https the name begins with `__Host-`, which browsers bind to this origin. @param maxAge seconds */
export function preferencesCookie(context: Readonly<RouterContextProvider>, name: string, maxAge: number): Cookie {
  const { isSecure, cookieSecret } = context.get(hostContext);
  return signedCookie(`${isSecure ? "__Host-" : ""}umeed-${name}`, cookieSecret, {
    httpOnly: true,
    secure: isSecure,
    sameSite: "lax",
    path: "/",
    maxAge,
  });
}
