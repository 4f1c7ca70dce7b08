import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

const YEAR_SECONDS = 31_536_000;

const lightContext = createContext(false);

/** Whether this page goes out without any script. */
export function isLight(context: Readonly<RouterContextProvider>) {
  return context.get(lightContext);
}

/**
 * Whether a reader wants pages without script: as she chose in the footer, else as her browser's data saver says.
 * @param headers of her request, as Node or as fetch has them.
 */
export function wantsLightPages(headers: { cookie: string | null | undefined; saveData: unknown }): boolean {
  const chosen = /(?:^|;\s*)umeed-light=([01])(?:;|$)/.exec(headers.cookie ?? "")?.[1];
  return chosen === undefined ? headers.saveData === "on" : chosen === "1";
}

/** Whether these cookies say nothing but which pages she wants, so that her page may be anybody's. */
export function areOfNobody(cookies: string | undefined): boolean {
  return cookies === undefined || cookies.split(";").every((cookie) => cookie.trim().startsWith("umeed-light="));
}

/** The header that remembers her choice for a year. */
export function lightCookie(isLight: boolean, isSecure: boolean): string {
  const always = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  return `umeed-light=${isLight ? 1 : 0}; ${always}${isSecure ? "; Secure" : ""}`;
}

/** Finds out whether the page is to be light, and says that it varies by that. */
export const lightPages: MiddlewareFunction<Response> = async ({ request: { headers }, context }, next) => {
  context.set(lightContext, wantsLightPages({ cookie: headers.get("cookie"), saveData: headers.get("save-data") }));
  const response = await next();
  if (response.headers.get("Content-Type")?.startsWith("text/html")) response.headers.append("Vary", "Save-Data");
  return response;
};
