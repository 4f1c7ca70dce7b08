import { redirect, type RouterContextProvider } from "react-router";
import type { Outcome } from "../../api/client.ts";
import { flash, type Toast } from "../../middleware/session.ts";
import type { ConversationAnswer } from "./conversation-answer.ts";

interface Leading {
  form: FormData;
  context: Readonly<RouterContextProvider>;
  to: string;
}

/** Redirects with a toast, or answers with both as data when script asked for data. */
export function leadOn({ form, context, to }: Leading, outcome: Outcome<{ message: string }> | null) {
  const toast = outcome && toastOf(outcome);
  if (form.get("answer") === "data") {
    const shown = toast && { ...toast, id: crypto.randomUUID() };
    return { result: undefined, done: { to, toast: shown } } satisfies ConversationAnswer;
  }
  if (toast) flash(context, toast);
  return redirect(to, 303);
}

function toastOf(outcome: Outcome<{ message: string }>): Omit<Toast, "id"> {
  return outcome.ok
    ? { kind: "status", message: outcome.value.message }
    : { kind: "alert", message: outcome.failure.sentence };
}
