import { createCookie, type Cookie, type RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";

/**
 * A cookie of ours: sealed against change, out of script's reach, for this origin alone. Over https its name says so
 * (`__Host-`), and browsers hold it to that.
 * @param maxAge seconds
 */
export function ownCookie(context: Readonly<RouterContextProvider>, name: string, maxAge: number): Cookie {
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
