import { z } from "@hono/zod-openapi";
import { inPlainWords } from "../contract/plain-words.ts";
import { say } from "../contract/sentences/say.ts";

export function speakPlainly() {
  z.config({
    customError: (issue) => ((issue.path ?? []).length === 0 ? say.requestWrong() : inPlainWords(issue)),
  });
}
