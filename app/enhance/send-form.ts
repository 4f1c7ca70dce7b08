import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { m } from "../messages/m.ts";

const UNREACHED = m.errorUnreachable();

export interface Sending<T> {
  request: Request;
  serverAction: () => Promise<T>;
}

export function sendForm<T>(sending: Sending<T>) {
  return sendOr(sending, backWith);
}

export async function sendOr<T, U>(
  { request, serverAction }: Sending<T>,
  answer: (form: FormData, message: string) => U,
) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // fetch throws a TypeError when there is no network.
    if (!(error instanceof TypeError)) throw error;
    // A status of 4xx or 5xx keeps the router from loading the page's data again.
    return data(answer(await copy.formData(), UNREACHED), { status: 503 });
  }
}

export function backWith(form: FormData, message: string): { result: SubmissionResult } {
  const initialValue: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") initialValue[name] = value;
  return { result: { status: "error", initialValue, error: { "": [message] } } };
}
