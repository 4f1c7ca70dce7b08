import type { Route } from "../+types/root.ts";
import type { Loaded } from "./recent-loads.ts";
import { typedWords, type TypedWords } from "../forms/typed-words.ts";

let words: TypedWords = [];
let sentTo = "";

/** The words of the last form, if it failed, until another page is loaded. */
export function sentWords(): TypedWords {
  return words;
}

export const rememberSent: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  if (request.method === "GET") {
    // After a form that failed the router loads the same page again, or nothing.
    if (request.url !== sentTo) words = [];
    return next();
  }
  words = typedWords(await request.clone().formData());
  sentTo = request.url;
  const answers = await next();
  if (!Object.values(answers).some(isFailure)) words = [];
  return answers;
};

/** A redirect is an error to the router, too. */
function isFailure({ type, result }: Loaded[string]) {
  return type === "error" && !(result instanceof Response);
}
