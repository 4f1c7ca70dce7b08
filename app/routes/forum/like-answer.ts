import type { SubmissionResult } from "@conform-to/react";
import { backWith, sendOr, type Sending } from "../../enhance/send-form.ts";

/** What a like that script sent is told. */
export interface LikeAnswer {
  like: {
    /** What is to be said when it was refused. */
    problem: { id: string; message: string } | null;
  };
}

/** Sends a form of the forum. A like that doesn't get there is answered like one that was refused. */
export function sendOrSay<T>(sending: Sending<T>) {
  return sendOr(sending, (form, message) => {
    const intent = form.get("intent");
    if (intent !== "like" && intent !== "unlike") return backWith(form, message);
    return { like: { problem: { id: crypto.randomUUID(), message } } } satisfies LikeAnswer;
  });
}

/** The form that came back, out of what the action of a thread answered; nothing when that was about a like. */
export function resultOf(answer: LikeAnswer | { result: SubmissionResult } | undefined): SubmissionResult | undefined {
  return answer && "result" in answer ? answer.result : undefined;
}
