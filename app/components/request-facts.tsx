import { createContext, use } from "react";
import type { TypedWords } from "../forms/typed-words.ts";

/** What a page needs to know of its request when its loaders failed or never ran. */
export interface RequestFacts {
  requestId: string;
  isSignedIn: boolean;
  /** Of a form that was sent without script. */
  words: TypedWords;
}

const context = createContext<RequestFacts>({ requestId: "", isSignedIn: false, words: [] });

export const RequestFactsProvider = context.Provider;

/** In the browser as the server wrote them into the `html` element. */
export function useRequestFacts(): RequestFacts {
  const onServer = use(context);
  if (typeof document === "undefined") return onServer;
  const { request = "", signedIn } = document.documentElement.dataset;
  return { requestId: request, isSignedIn: signedIn !== undefined, words: [] };
}
