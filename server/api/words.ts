import { z } from "@hono/zod-openapi";

/** What a field says whose schema has no words of its own for a fault: in plain ones, never zod's. */
export function speakPlainly() {
  z.config({ customError: inPlainWords });
}

function inPlainWords(issue: z.core.$ZodRawIssue): string {
  const { input, path = [] } = issue;
  const isText = typeof input === "string";
  if (path.length === 0) return "The request is not as it should be.";
  if (input === undefined || input === null || input === "") return "Fill this in.";
  if (issue.code === "too_big")
    return isText ? `Use at most ${issue.maximum} characters.` : `Give ${issue.maximum} at most.`;
  if (issue.code === "too_small")
    return isText ? `Use at least ${issue.minimum} characters.` : `Give ${issue.minimum} at least.`;
  return "This is not what was asked for. Check it.";
}
