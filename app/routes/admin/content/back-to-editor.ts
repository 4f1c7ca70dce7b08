import { redirect, type RouterContextProvider } from "react-router";
import type { Outcome } from "../../../api/client.ts";
import { flash } from "../../../middleware/session.ts";
import { editorAddress } from "./editor-address.ts";
import type { ItemName } from "./item.ts";

/** The editor says what came of it. */
export function backToEditor(
  context: Readonly<RouterContextProvider>,
  name: ItemName,
  outcome: Outcome<{ message: string }>,
) {
  const message = outcome.ok ? outcome.value.message : outcome.failure.sentence;
  flash(context, { kind: outcome.ok ? "status" : "alert", message });
  return redirect(editorAddress(name), 303);
}
