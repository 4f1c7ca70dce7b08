import type { SubmissionResult } from "@conform-to/react";
import { isRouteErrorResponse } from "react-router";
import { sentenceOf } from "../../enhance/quiet-loads.ts";
import { sendForm, type Sending } from "../../enhance/send-form.ts";
import type { Toast } from "../../middleware/session.ts";
import { conversationBeneath } from "./message-address.ts";
import { routerPath } from "../../language.ts";
import { m } from "../../messages/m.ts";

export type ConversationAnswer =
  | { result: SubmissionResult; done?: undefined }
  /** Finished or impossible: where to go on, with a toast. */
  | { result?: undefined; done: { to: string; toast: Toast | null } };

export function problemOf({ result, done }: ConversationAnswer): string | null {
  if (!result) return done.toast?.kind === "alert" ? done.toast.message : null;
  return Object.values(result.error ?? {}).flat()[0] ?? m.somethingWrong();
}

/** Errors that would show the error page are answered as data when script asked for data. */
export async function sendOrAnswer<T>({ request, serverAction }: Sending<T>) {
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
    const pathname = routerPath(new URL(request.url).pathname);
    return {
      result: undefined,
      done: { to: conversationBeneath(pathname) ?? pathname, toast },
    } satisfies ConversationAnswer;
  }
}
