import { z } from "@hono/zod-openapi";
import { inPlainWords } from "../contract/plain-words.ts";

/** What a field says whose schema has no words of its own for a fault, and the request as a whole. */
export function speakPlainly() {
  z.config({
    customError: (issue) =>
      (issue.path ?? []).length === 0 ? "The request is not as it should be." : inPlainWords(issue),
  });
}
