import { createContext, use } from "react";

const context = createContext(false);

/** Whether the request carried a session, for pages whose loaders failed or never ran. */
export const SignedIn = context.Provider;

export function useIsSignedIn() {
  const onServer = use(context);
  return typeof document === "undefined" ? onServer : "signedIn" in document.documentElement.dataset;
}
