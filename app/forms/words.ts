import type { z } from "zod";

/** What a field says whose schema has no words of its own for a fault: in plain ones, never zod's. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === "") return "Fill this in.";
  if (issue.code === "too_big" && typeof issue.input === "string") return `Use at most ${issue.maximum} characters.`;
  if (issue.code === "too_small" && typeof issue.input === "string") return `Use at least ${issue.minimum} characters.`;
  return "This is not what was asked for. Check it.";
}
