import { type RouterContextProvider } from "react-router";
import { preferencesCookie } from "../../middleware/preferences-cookie.ts";

const MONTH_SECONDS = 30 * 86_400;

export async function isBannerClosed(request: Request, context: Readonly<RouterContextProvider>): Promise<boolean> {
  return (await cookieFor(context).parse(request.headers.get("cookie"))) === true;
}

export async function closedBanner(context: Readonly<RouterContextProvider>): Promise<string> {
  return cookieFor(context).serialize(true);
}

function cookieFor(context: Readonly<RouterContextProvider>) {
  return preferencesCookie(context, "banner", MONTH_SECONDS);
}
