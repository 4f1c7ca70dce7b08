import type { z } from "zod";
import { say } from "./sentences/say.ts";

/** The message for a fault that a rule has no message for, in place of zod's. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  const isText = typeof input === "string";
  if (input === undefined || input === null || input === "") return say.fillIn();
  if (issue.code === "too_big") return (isText ? say.mostCharacters : say.atMost)({ count: Number(issue.maximum) });
  if (issue.code === "too_small") return (isText ? say.leastCharacters : say.atLeast)({ count: Number(issue.minimum) });
  return say.notAsked();
}
