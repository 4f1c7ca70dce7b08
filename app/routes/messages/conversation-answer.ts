import type { SubmissionResult } from "@conform-to/react";
import { isRouteErrorResponse } from "react-router";
import { sentenceOf } from "../../enhance/quiet-loads.ts";
import { sendForm, type Sending } from "../../enhance/send-form.ts";
import type { Toast } from "../../middleware/session.ts";
import { conversationBeneath } from "./message-address.ts";

/** What a form of a conversation is answered with where script asked for an answer and not for a page. */
export type ConversationAnswer =
  /** A form that came back. */
  | { result: SubmissionResult; done?: undefined }
  /** It is done, or can't be: where she goes on, and what is to be said of it. */
  | { result?: undefined; done: { to: string; toast: Toast | null } };

/** Why a message was not sent; null when it was. */
export function problemOf({ result, done }: ConversationAnswer): string | null {
  if (!result) return done.toast?.kind === "alert" ? done.toast.message : null;
  return Object.values(result.error ?? {}).flat()[0] ?? "Something went wrong. Please try again";
}

/** Sends a form of a conversation. Where script asked for an answer, it is told also what would else be an error page. */
export async function sendOrTell<T>({ request, serverAction }: Sending<T>) {
  const copy = request.clone();
  try {
    return await sendForm({ request, serverAction });
  } catch (error) {
    const form = await copy.formData();
    if (!isRouteErrorResponse(error) || form.get("answer") !== "data") throw error;
    const toast = {
      id: crypto.getRandomValues(new Uint32Array(1)).join(""),
      kind: "alert" as const,
      message: sentenceOf(error),
    };
    const { pathname } = new URL(request.url);
    return {
      result: undefined,
      done: { to: conversationBeneath(pathname) ?? pathname, toast },
    } satisfies ConversationAnswer;
  }
}
