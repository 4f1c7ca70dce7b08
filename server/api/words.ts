import { z } from "@hono/zod-openapi";
import { inPlainWords } from "../contract/plain-words.ts";

export function speakPlainly() {
  z.config({
    customError: (issue) =>
      (issue.path ?? []).length === 0 ? "The request is not as it should be." : inPlainWords(issue),
  });
}
