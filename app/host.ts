import { createContext, RouterContextProvider } from "react-router";
import type { WebHost } from "../server/http/pages.ts";
import { sharingPatience } from "./api/patience.ts";

export const hostContext = createContext<WebHost>();

export interface PageHandle {
  /** The server renders one page for all visitors without a session, so no form in it may hold typed values. */
  isShared?: true;
  /** A child route that is a dialog only over the list from which it was opened. */
  hasOwnPage?: true;
}

export function createRequestContext(host: WebHost): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(hostContext, { ...host, fetchApi: sharingPatience(host.fetchApi) });
  return context;
}

/** Writes a failed call into the log, where the page goes on or says only that something went wrong. */
export function logFailure(context: Readonly<RouterContextProvider>, failure: Error): void {
  const { reportError, peer } = context.get(hostContext);
  reportError(failure, peer);
}
