import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { isAskedToKeep } from "../offline/as-kept.ts";
import { ownCookie } from "./own-cookie.ts";

const YEAR_SECONDS = 31_536_000;

const lightContext = createContext(false);

export function isLight(context: Readonly<RouterContextProvider>) {
  return context.get(lightContext);
}

/** A page that is to have its one script, however light the others are. */
export function keepScript(context: Readonly<RouterContextProvider>) {
  context.set(lightContext, false);
}

const keptContext = createContext(false);

/** A page that is fetched to be kept on a phone. */
export function isToKeep(context: Readonly<RouterContextProvider>) {
  return context.get(keptContext);
}

export function wantsLightPages(headers: { cookie: string | null | undefined; saveData: unknown }): boolean {
  const chosen = /(?:^|;\s*)umeed-light=([01])(?:;|$)/.exec(headers.cookie ?? "")?.[1];
  return chosen === undefined ? headers.saveData === "on" : chosen === "1";
}

export function areOfNobody(cookies: string | undefined): boolean {
  return cookies === undefined || cookies.split(";").every((cookie) => cookie.trim().startsWith("umeed-light="));
}

export function lightCookie(isLight: boolean, isSecure: boolean): string {
  return ownCookie("umeed-light", isLight ? "1" : "0", { maxAge: YEAR_SECONDS, isSecure });
}

export const lightPages: MiddlewareFunction<Response> = async ({ request: { headers }, url, context }, next) => {
  const isKept = isAskedToKeep(url);
  const isWanted = wantsLightPages({ cookie: headers.get("cookie"), saveData: headers.get("save-data") });
  context.set(keptContext, isKept);
  context.set(lightContext, isKept || isWanted);
  const response = await next();
  if (response.headers.get("Content-Type")?.startsWith("text/html")) response.headers.append("Vary", "Save-Data");
  return response;
};
