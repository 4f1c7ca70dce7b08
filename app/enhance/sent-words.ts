import type { Route } from "../+types/root.ts";
import { typedWords, type TypedWords } from "../forms/typed-words.ts";

let words: TypedWords = [];

/** Of the form that was sent last, until another page is loaded. */
export function sentWords(): TypedWords {
  return words;
}

export const rememberSent: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  words = request.method === "GET" ? [] : typedWords(await request.clone().formData());
  return next();
};
