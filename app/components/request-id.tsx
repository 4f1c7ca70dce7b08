import { createContext, use } from "react";

const context = createContext("");

/** Provides the number under which this request is in the log; only the server knows it. */
export const RequestId = context.Provider;

/** The number, which the server leaves on the document for the browser to find. */
export function useRequestId() {
  const onServer = use(context);
  return typeof document === "undefined" ? onServer : (document.documentElement.dataset["request"] ?? "");
}
