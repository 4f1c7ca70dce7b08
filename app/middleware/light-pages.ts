import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { ownCookie } from "./own-cookie.ts";

const YEAR_SECONDS = 31_536_000;

const lightContext = createContext(false);

export function isLight(context: Readonly<RouterContextProvider>) {
  return context.get(lightContext);
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

export const lightPages: MiddlewareFunction<Response> = async ({ request: { headers }, context }, next) => {
  context.set(lightContext, wantsLightPages({ cookie: headers.get("cookie"), saveData: headers.get("save-data") }));
  const response = await next();
  if (response.headers.get("Content-Type")?.startsWith("text/html")) response.headers.append("Vary", "Save-Data");
  return response;
};
