import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";

const UNREACHED = "We could not reach the server just now. Try again in a moment.";

/** What the router gives a form that script sends. */
export interface Sending<T> {
  request: Request;
  serverAction: () => Promise<T>;
}

/**
 * Sends a form to the server, as script would. One that doesn't get there comes back with what was typed, where else an
 * error would take the place of the whole page.
 */
export function sendForm<T>(sending: Sending<T>) {
  return sendOr(sending, backWith);
}

/** The same, with an answer of the page's own for a form that does not get there. */
export async function sendOr<T, U>(
  { request, serverAction }: Sending<T>,
  answer: (form: FormData, message: string) => U,
) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // What fetch throws when there is no network.
    if (!(error instanceof TypeError)) throw error;
    // With this status the page's data is left as it is: it could not be had anew either.
    return data(answer(await copy.formData(), UNREACHED), { status: 503 });
  }
}

/** The form as it was typed, and why it came back. */
export function backWith(form: FormData, message: string): { result: SubmissionResult } {
  const initialValue: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") initialValue[name] = value;
  return { result: { status: "error", initialValue, error: { "": [message] } } };
}
