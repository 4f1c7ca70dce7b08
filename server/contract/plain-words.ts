import type { z } from "zod";

/** What a field says whose rule has no sentence of its own for a fault: in plain words, never zod's. */
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
