import { createContext, use } from "react";

const context = createContext("");

export const RequestId = context.Provider;

export function useRequestId() {
  const onServer = use(context);
  return typeof document === "undefined" ? onServer : (document.documentElement.dataset["request"] ?? "");
}
