import { href, redirect, type RouterContextProvider } from "react-router";
import type { Outcome } from "../../../api/client.ts";
import { flash } from "../../../middleware/session.ts";

/** The editor says what came of it. */
export function backToEditor(
  context: Readonly<RouterContextProvider>,
  params: { kind: string; key: string },
  outcome: Outcome<{ message: string }>,
) {
  const message = outcome.ok ? outcome.value.message : outcome.failure.sentence;
  flash(context, { kind: outcome.ok ? "status" : "alert", message });
  return redirect(href("/admin/content/:kind/:key", params), 303);
}
