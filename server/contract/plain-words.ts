import type { z } from "zod";

/** The message for a fault that a rule has no message for, in place of zod's. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  const isText = typeof input === "string";
  if (input === undefined || input === null || input === "") return "Fill this in.";
  if (issue.code === "too_big")
    return isText ? `Use at most ${issue.maximum} characters.` : `Give ${issue.maximum} at most.`;
  if (issue.code === "too_small")
    return isText ? `Use at least ${issue.minimum} characters.` : `Give ${issue.minimum} at least.`;
  return "This is not what was asked for. Check it.";
}
