import { createContext, RouterContextProvider } from "react-router";
import type { WebHost } from "../server/http/pages.ts";

/** What the server gives the pages for one request. */
export const hostContext = createContext<WebHost>();

/** What a route says of its page, as `export const handle`. */
export interface PageHandle {
  /**
   * Every visitor without a session gets the same page, and no form in it holds what somebody typed: the server
   * renders one for all of them and keeps it for a moment.
   */
  isShared: true;
}

/** Called by the server for each request, before React Router. */
export function createRequestContext(host: WebHost): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  return context;
}
