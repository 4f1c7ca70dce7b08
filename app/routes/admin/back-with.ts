import { redirect, type RouterContextProvider } from "react-router";
import type { Outcome } from "../../api/client.ts";
import { flash } from "../../middleware/session.ts";

export function backWith(
  context: Readonly<RouterContextProvider>,
  address: string,
  outcome: Outcome<{ message: string }>,
): Response {
  const message = outcome.ok ? outcome.value.message : outcome.failure.sentence;
  flash(context, { kind: outcome.ok ? "status" : "alert", message });
  return redirect(address, 303);
}
