import { href, type RouterContextProvider } from "react-router";
import { flash, getSession } from "../../middleware/session.ts";
import { isBornAndLost, type Registration } from "./registration-call.ts";
import { dropRegistration } from "./registration-draft.ts";
import { m } from "../../messages/m.ts";

/** Signs her in and keeps nothing more of what she typed. @returns where she goes on */
export function finishRegistration(
  context: Readonly<RouterContextProvider>,
  token: string,
  registration: Registration,
): string {
  const session = getSession(context);
  session.set("token", token);
  session.unset("lastMember");
  dropRegistration(context);
  flash(context, { kind: "status", message: m.registerDone() });
  return isBornAndLost(registration) ? href("/account/loss") : href("/");
}
