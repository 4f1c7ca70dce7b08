import { createHash } from "node:crypto";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import { OWN_MARK } from "../offline/own/addresses.ts";
import { getMember } from "./member.ts";
import { getSession } from "./session.ts";

type Context = Readonly<RouterContextProvider>;

export function mayBeOwnPhone(context: Context): boolean {
  return context.get(hostContext).keepsOffline && !getSession(context).get("isSharedPhone");
}

/** Whether the member has said so, since the sign-in. */
export function isOwnPhone(context: Context): boolean {
  const session = getSession(context);
  const token = session.get("token");
  return token !== undefined && session.get("ownPhone") === keptFor(token) && mayBeOwnPhone(context);
}

export function setOwnPhone(context: Context, isOwn: boolean): void {
  const session = getSession(context);
  const token = session.get("token");
  if (isOwn && token) session.set("ownPhone", keptFor(token));
  else session.unset("ownPhone");
}

export const ownPhone: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const member = getMember(context);
  if (member && isOwnPhone(context)) {
    const { id, stage, phase, isPregnant, expectedDate, numberOfBabies } = member;
    const state = hash(JSON.stringify([id, stage, phase, isPregnant, expectedDate, numberOfBabies]));
    response.headers.set(OWN_MARK, `${getSession(context).get("ownPhone")} ${state}`);
  }
  return response;
};

const keptFor = (token: string) => hash(`own phone ${token}`);

const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
