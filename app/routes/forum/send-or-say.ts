import type { SubmissionResult } from "@conform-to/react";
import { backWith, sendOr, type Sending } from "../../enhance/send-form.ts";
import type { LikeAnswer } from "./like.ts";

/** A network failure is answered like a refusal. */
export function sendOrSay<T>(sending: Sending<T>) {
  return sendOr(sending, (form, message) => {
    const intent = form.get("intent");
    if (intent !== "like" && intent !== "unlike") return backWith(form, message);
    return { like: { problem: { id: crypto.randomUUID(), message } } } satisfies LikeAnswer;
  });
}

export function resultOf(answer: LikeAnswer | { result: SubmissionResult } | undefined): SubmissionResult | undefined {
  return answer && "result" in answer ? answer.result : undefined;
}
