import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { getSession } from "../../middleware/session.ts";

/** Ends the session here and, where it can be reached, at the server. */
export async function logOut(context: Readonly<RouterContextProvider>) {
  await attempt(getApi(context).user.logout.$post());
  forgetSession(context);
  return redirect(href("/"), 303);
}

/** From now on nobody is signed in on this browser. */
export function forgetSession(context: Readonly<RouterContextProvider>) {
  const session = getSession(context);
  session.unset("token");
  session.unset("isSharedPhone");
}
